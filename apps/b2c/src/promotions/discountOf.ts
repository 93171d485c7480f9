import { allocate, type Share } from './allocate.ts';
import { dearestSets } from './dearestSets.ts';
import type { PartSet, PromotionLine, PromotionRule, PromotionScope } from './promotionModel.ts';

/** Minor units by line. */
export type Discounts = ReadonlyMap<string, number>;

interface Piece {
  readonly id: string;
  readonly unitMinor: number;
}

export function isInScope({ paths, brands, skus }: PromotionScope, line: PromotionLine): boolean {
  const isBelow = (path: string) => line.path === path || line.path.startsWith(`${path}/`);
  return (
    (paths === undefined || paths.some(isBelow)) &&
    (brands === undefined || brands.includes(line.brand)) &&
    (skus === undefined || skus.includes(line.sku))
  );
}

/**
 * What a rule takes off lines that are in its scope already.
 * @param left what a line still costs after the promotions before this one; nothing falls below 0
 * @param sets of a bundle by vehicle
 */
export function discountOf(
  rule: PromotionRule,
  lines: readonly PromotionLine[],
  left: ReadonlyMap<string, number>,
  sets: readonly PartSet[] = [],
): Discounts {
  const cut = (shares: readonly Share[]) =>
    shares.map(({ id, minor }) => ({ id, minor: Math.min(minor, left.get(id) ?? 0) }));
  const wanted = wantedBy(rule, lines, cut, sets);
  return allocate(wanted.amountMinor, cut(wanted.shares));
}

interface Wanted {
  readonly amountMinor: number;
  readonly shares: readonly Share[];
}

function wantedBy(
  rule: PromotionRule,
  lines: readonly PromotionLine[],
  cut: (shares: readonly Share[]) => readonly Share[],
  sets: readonly PartSet[],
): Wanted {
  switch (rule.kind) {
    case 'PERCENT': {
      const pieces = rule.mostPieces === undefined ? lines : dearest(lines, rule.mostPieces);
      const shares = cut(pieces.map(shareOf));
      const amount = percentOf(sum(shares), rule.percent);
      return { amountMinor: Math.min(amount, rule.mostMinor ?? amount), shares };
    }
    case 'AMOUNT':
      return { amountMinor: rule.amountMinor, shares: lines.map(shareOf) };
    case 'BUY_GET':
      return giftShares(rule, lines, cut);
    case 'BUNDLE':
      return bundleShares(rule, lines);
    case 'BUNDLE_SLOTS': {
      const shares = cut(sumById(inPieces(dearestSets(sets, lines)), ({ unitMinor }) => unitMinor));
      return { amountMinor: percentOf(sum(shares), rule.percent), shares };
    }
    case 'FREE_SHIPPING':
      return { amountMinor: 0, shares: [] };
  }
}

/** What the gifts lose is borne by the pieces that were bought for them too, so that none of them comes back dearer than it was. */
function giftShares(
  rule: Extract<PromotionRule, { kind: 'BUY_GET' }>,
  lines: readonly PromotionLine[],
  cut: (shares: readonly Share[]) => readonly Share[],
): Wanted {
  const pieces = inPieces(lines);
  const complete = Math.floor(pieces.length / (rule.buy + rule.get));
  const sets = Math.min(complete, rule.mostSets ?? complete);
  const gifts = pieces.slice(0, sets * rule.get);
  const bought = pieces.slice(pieces.length - sets * rule.buy);
  const lost = cut(sumById(gifts, ({ unitMinor }) => percentOf(unitMinor, rule.percent)));
  return { amountMinor: sum(lost), shares: sumById([...gifts, ...bought], ({ unitMinor }) => unitMinor) };
}

function bundleShares(
  rule: Extract<PromotionRule, { kind: 'BUNDLE' }>,
  lines: readonly PromotionLine[],
): Wanted {
  const pieces = inPieces(lines);
  const of = (sku: string) => new Set(lines.filter((line) => line.sku === sku).map(({ id }) => id));
  const bySku = rule.items.map(({ sku, quantity }) => {
    const ids = of(sku);
    return { quantity, pieces: pieces.filter(({ id }) => ids.has(id)) };
  });
  const complete = Math.min(...bySku.map((each) => Math.floor(each.pieces.length / each.quantity)));
  const sets = Math.min(complete, rule.mostSets ?? complete);
  const used = bySku.flatMap((each) => each.pieces.slice(0, sets * each.quantity));
  const shares = sumById(used, ({ unitMinor }) => unitMinor);
  return { amountMinor: Math.max(0, sum(shares) - sets * rule.priceMinor), shares };
}

const sum = (shares: readonly Share[]): number => shares.reduce((total, { minor }) => total + minor, 0);

/** Half a minor unit goes to the shopper. */
const percentOf = (minor: number, percent: number): number => Math.round((minor * percent) / 100);

const shareOf = ({ id, quantity, unitMinor }: PromotionLine): Share => ({ id, minor: quantity * unitMinor });

/** Every piece of its own, the cheapest first. */
const inPieces = (lines: readonly PromotionLine[]): Piece[] =>
  lines
    .toSorted((a, b) => a.unitMinor - b.unitMinor || (a.id < b.id ? -1 : 1))
    .flatMap(({ id, quantity, unitMinor }) => Array.from({ length: quantity }, () => ({ id, unitMinor })));

function dearest(lines: readonly PromotionLine[], count: number): PromotionLine[] {
  let left = count;
  return lines
    .toSorted((a, b) => b.unitMinor - a.unitMinor || (a.id < b.id ? -1 : 1))
    .map((line) => {
      const quantity = Math.min(left, line.quantity);
      left -= quantity;
      return { ...line, quantity };
    });
}

function sumById(pieces: readonly Piece[], minorOf: (piece: Piece) => number): Share[] {
  const sums = new Map<string, number>();
  for (const piece of pieces) sums.set(piece.id, (sums.get(piece.id) ?? 0) + minorOf(piece));
  return [...sums].map(([id, minor]) => ({ id, minor }));
}
