import { discountOf, isInScope } from './discountOf.ts';
import type { Promotion, PromotionDelivery, PromotionLine, PromotionRefusal } from './promotionModel.ts';
import { worthOf } from './worthOf.ts';

export interface AppliedPromotion {
  readonly promotion: Promotion;
  /** Taken off goods and deliveries together; above 0. */
  readonly savedMinor: number;
}

export interface RefusedPromotion {
  readonly promotion: Promotion;
  readonly refusal: PromotionRefusal;
}

export interface PromotionResult {
  /** Taken off each line, in minor units; a line that nothing is taken off is left out. */
  readonly lineMinor: ReadonlyMap<string, number>;
  readonly deliveryMinor: ReadonlyMap<string, number>;
  readonly applied: readonly AppliedPromotion[];
  readonly refused: readonly RefusedPromotion[];
}

export interface PromotionInput {
  readonly lines: readonly PromotionLine[];
  readonly deliveries: readonly PromotionDelivery[];
  readonly promotions: readonly Promotion[];
  readonly now: Date;
}

/**
 * What promotions take off a cart. Those that stack go together: first what is bound to pieces, then amounts,
 * then percentages of what is left, then deliveries. One that does not stack stands alone. Whichever choice saves most counts;
 * of equals the one that the shopper typed. Pure: the order of lines and promotions changes nothing, no line
 * falls below 0, and what lines and deliveries lose is the sum of what promotions save.
 */
export function applyPromotions(input: PromotionInput): PromotionResult {
  const refused: RefusedPromotion[] = [];
  const open: Promotion[] = [];
  for (const promotion of input.promotions) {
    const refusal = refusalOf(promotion, input);
    if (refusal) refused.push({ promotion, refusal });
    else open.push(promotion);
  }
  const stack = open.filter(({ isStackable }) => isStackable).toSorted(inTurn);
  const alone = open.filter(({ isStackable }) => !isStackable).toSorted(inTurn);
  const choices = [stack, ...alone.map((one) => [one])].map((choice) => combine(choice, input));
  const best = choices.reduce((former, next) => (isBetter(next, former) ? next : former));
  const isApplied = new Set(best.applied.map(({ promotion }) => promotion.id));
  for (const promotion of open) {
    if (isApplied.has(promotion.id)) continue;
    const isIdle = stack.includes(promotion)
      ? best.promotions === stack
      : combine([promotion], input).savedMinor === 0;
    refused.push({ promotion, refusal: { reason: isIdle ? 'idle' : 'beaten' } });
  }
  const { lineMinor, deliveryMinor, applied } = best;
  return { lineMinor, deliveryMinor, applied, refused };
}

/** Why a promotion is out of the question for this cart, whatever the others do. */
export function refusalOf(
  promotion: Promotion,
  { lines, deliveries, now }: PromotionInput,
): PromotionRefusal | undefined {
  if (now < promotion.startsAt) return { reason: 'notYet' };
  if (now >= promotion.endsAt) return { reason: 'expired' };
  if (promotion.isUsedUp) return { reason: 'exhausted' };
  if (promotion.isUsedByCustomer) return { reason: 'customer' };
  const inScope = lines.filter((line) => isInScope(promotion.scope, line));
  if (inScope.length === 0) return { reason: 'items' };
  const missingMinor = promotion.minimumMinor - worthOf(inScope);
  if (missingMinor > 0) return { reason: 'minimum', minimumMinor: promotion.minimumMinor, missingMinor };
  const isDelivery = promotion.rule.kind === 'FREE_SHIPPING';
  if (isDelivery && !deliveries.some(({ isRegular }) => isRegular)) return { reason: 'delivery' };
  return undefined;
}

interface Combination extends Omit<PromotionResult, 'refused'> {
  readonly promotions: readonly Promotion[];
  readonly savedMinor: number;
}

function combine(promotions: readonly Promotion[], { lines, deliveries }: PromotionInput): Combination {
  const left = new Map(lines.map(({ id, quantity, unitMinor }) => [id, quantity * unitMinor]));
  const lineMinor = new Map<string, number>();
  const deliveryMinor = new Map<string, number>();
  const applied: AppliedPromotion[] = [];
  for (const promotion of promotions) {
    let savedMinor = 0;
    const inScope = lines.filter((line) => isInScope(promotion.scope, line));
    for (const [id, minor] of discountOf(promotion.rule, inScope, left, promotion.sets)) {
      if (minor === 0) continue;
      savedMinor += minor;
      left.set(id, (left.get(id) ?? 0) - minor);
      lineMinor.set(id, (lineMinor.get(id) ?? 0) + minor);
    }
    for (const { id, isRegular, priceMinor } of deliveries) {
      if (promotion.rule.kind !== 'FREE_SHIPPING' || !isRegular || deliveryMinor.has(id)) continue;
      if (priceMinor === 0) continue;
      savedMinor += priceMinor;
      deliveryMinor.set(id, priceMinor);
    }
    if (savedMinor > 0) applied.push({ promotion, savedMinor });
  }
  const savedMinor = applied.reduce((sum, each) => sum + each.savedMinor, 0);
  return { promotions, lineMinor, deliveryMinor, applied, savedMinor };
}

const isBetter = (next: Combination, former: Combination): boolean =>
  next.savedMinor > former.savedMinor ||
  (next.savedMinor === former.savedMinor && codesOf(next) > codesOf(former));

const codesOf = ({ applied }: Combination): number =>
  applied.filter(({ promotion }) => promotion.code !== null).length;

const turns = ['BUNDLE', 'BUNDLE_SLOTS', 'BUY_GET', 'AMOUNT', 'PERCENT', 'FREE_SHIPPING'];
const inTurn = (a: Promotion, b: Promotion): number =>
  turns.indexOf(a.rule.kind) - turns.indexOf(b.rule.kind) || (a.id < b.id ? -1 : 1);
