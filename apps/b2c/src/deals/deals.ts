import { toDecimal } from '@driveline/api';
import type { Deal, OutputOf } from '@driveline/api/contract';
import { addDays, midnight } from '../clock/calendarDate.ts';
import { addLines } from '../cart/addLines.ts';
import { drawingOf } from '../catalog/drawing.ts';
import { listedParts } from '../catalog/listedParts.ts';
import { readPartsBySku, type PartRow } from '../catalog/readParts.ts';
import { shopperOf } from '../catalog/shopper.ts';
import { taxonomyOf } from '../catalog/taxonomy.ts';
import { hotSql } from '../db/hotSql.ts';
import { remember } from '../db/remember.ts';
import type { Executor } from '../db/tx.ts';
import { localized } from '../messages/localized.ts';
import { B2cError } from '../http/errors.ts';
import type { CallContext } from '../http/route.ts';
import { listedCodes } from '../promotions/listedCodes.ts';
import type { SlotPart, SlotRule } from '../promotions/partSets.ts';
import { promotionWords, type WordsRow } from '../promotions/promotionWords.ts';
import type { PromotionRule } from '../promotions/promotionModel.ts';
import { holdsAt, termOf, type Term, type TermRow } from '../promotions/promotionTerm.ts';
import { leastWorth, momentMs, momentOf, resolveDeals } from './resolveDeals.ts';

interface DealRow extends WordsRow, TermRow {
  id: string;
  /** Some parts at one price, or those that the shopper's vehicle takes. */
  rule: Extract<PromotionRule, { kind: 'BUNDLE' }> | SlotRule;
  category_path: string;
  drawing: string;
}

type RunningDeal = DealRow & { readonly term: Term };

/** What a deal is made of, for one shopper or for everybody. */
interface Offered {
  readonly deal: RunningDeal;
  readonly items: readonly { readonly sku: string; readonly id?: number; readonly quantity: number }[];
  /** Where there are no items: what they cost at least. */
  readonly worthMinor?: number;
  readonly open?: SlotPart | undefined;
}

/** @param until those that begin before it are read too */
const readDeals = (db: Executor, market: string, from: Date, until = from): Promise<DealRow[]> =>
  hotSql<DealRow>(
    db,
    'deals-now',
    `select d.id, p.title, p.terms, p.words, p.rule, p.starts_at, p.ends_at, p.renews, d.category_path, d.drawing
     from deal d join promotion p on p.id = d.id
     where d.market = $1 and p.starts_at <= $3 and (p.renews is not null or p.ends_at > $2)
       and (p.use_limit is null or p.uses < p.use_limit)
     order by d.sort, d.id`,
    [market, from, until],
  );

type MomentKey = [from: number, market: string];

/** The deals of these seconds by the shop's clock: home asks at each view. */
const dealsOfMoment = remember({ freshMs: momentMs, limit: 20 }, (db, key) => {
  const [from, market] = JSON.parse(key) as MomentKey;
  return readDeals(db, market, new Date(from), new Date(from + momentMs));
});

/** For pages, which show a deal for a few seconds after its last use; the cart takes nothing off then. */
async function shownDeals({ db, market, clock }: CallContext): Promise<RunningDeal[]> {
  const rows = await dealsOfMoment(db, JSON.stringify([momentOf(clock), market.code] satisfies MomentKey));
  return runningAt(rows, market, clock.now());
}

const runningAt = (rows: readonly DealRow[], market: CallContext['market'], now: Date): RunningDeal[] =>
  rows.map((row) => ({ ...row, term: termOf(row, market, now) })).filter(({ term }) => holdsAt(term, now));

/** @param forEveryone whatever the shopper drives */
async function offered(
  ctx: CallContext,
  deals: readonly RunningDeal[],
  forEveryone = false,
): Promise<Offered[]> {
  const rules = deals.flatMap(({ rule }) => (rule.kind === 'BUNDLE_SLOTS' ? [rule] : []));
  const shopper = forEveryone || rules.length === 0 ? undefined : await shopperOf(ctx);
  const found = shopper?.vehicle ? await resolveDeals(ctx, shopper, rules) : await leastWorth(ctx, rules);
  return deals.flatMap((deal): Offered[] => {
    const { rule } = deal;
    if (rule.kind === 'BUNDLE') return [{ deal, items: rule.items }];
    const own = found[rules.indexOf(rule)];
    if (!own) return [];
    const { parts, worthMinor, open } = own;
    // One part in two places is one line of the cart.
    const items = new Map<string, { sku: string; id: number; quantity: number }>();
    for (const { sku, id, pieces } of parts)
      items.set(sku, { sku, id, quantity: (items.get(sku)?.quantity ?? 0) + pieces });
    return [{ deal, items: [...items.values()], worthMinor, open }];
  });
}

/** API-107: categories that have a deal now, with their number, and the codes that everybody may use. */
export async function dealCategories(ctx: CallContext): Promise<OutputOf<'deals.byCategory'>> {
  const deals = await toWire(ctx, await offered(ctx, await shownDeals(ctx), true));
  const { categories } = await taxonomyOf(ctx.db);
  const named = categories.filter(({ path }) => deals.some(({ canonicalPath }) => canonicalPath === path));
  return {
    categories: named.map(({ path, names, family }) => ({
      categoryName: localized(names, ctx.market),
      canonicalPath: path,
      imageUrl: '',
      drawing: family,
      dealCount: deals.filter(({ canonicalPath }) => canonicalPath === path).length,
    })),
    coupons: await listedCodes(ctx.db, ctx.market, ctx.clock.now()),
  };
}

/**
 * The deals of now with the parts that fit the shopper's vehicle, or with what they cost at least. One whose part is not
 * sold any more is left out.
 * @param limit the first so many
 */
export async function currentDeals(
  ctx: CallContext,
  limit = Number.MAX_SAFE_INTEGER,
): Promise<OutputOf<'deals.list'>> {
  const running = await shownDeals(ctx);
  const deals: Deal[] = [];
  // The parts of a deal are the most of its work, and mostly the first ones are all offered.
  for (let from = 0; from < running.length && deals.length < limit; from += limit)
    deals.push(...(await toWire(ctx, await offered(ctx, running.slice(from, from + limit)))));
  return { deals: deals.slice(0, limit) };
}

async function toWire(ctx: CallContext, all: readonly Offered[]): Promise<Deal[]> {
  const { market } = ctx;
  const open = all.flatMap((one) => one.open ?? []);
  const parts = await readParts(ctx, [...all.flatMap(({ items }) => items), ...open]);
  const { typeById, brandById } = await taxonomyOf(ctx.db);
  const verdicts = await ctx.services.fit.verdicts(
    ctx.db,
    market,
    ctx.session.state?.vehicle ?? null,
    open.map(({ sku }) => sku),
  );
  const major = (minor: number) => toDecimal(minor, market.currency.minorDigits);
  return all.flatMap(({ deal, items: asked, worthMinor, open: undecided }) => {
    const { id, rule, term, category_path, drawing } = deal;
    const items = asked.flatMap(({ sku, quantity }) => {
      const part = parts.get(sku);
      return part ? [{ part, quantity }] : [];
    });
    if (items.length < asked.length) return [];
    const worth = items.reduce((sum, { part, quantity }) => sum + priceMinorOf(part) * quantity, 0);
    const regular = items.length > 0 ? worth : (worthMinor ?? 0);
    const openPart = parts.get(undecided?.sku ?? '');
    const question = verdicts.get(undecided?.sku ?? '')?.question;
    // Whoever does not know the answer is asked no more.
    if (openPart && !question) return [];
    return [
      {
        dealId: id,
        ...promotionWords(deal, market),
        canonicalPath: category_path,
        drawing,
        endDate: lastInstant(term, market),
        ...(term.renews && { renews: term.renews }),
        ...(items.length === 0 && { needs: openPart ? ('answer' as const) : ('vehicle' as const) }),
        ...(openPart &&
          question && { question: { text: question.text, productDetailsPageUrl: openPart.url } }),
        price: major(priceOf(rule, regular)),
        regularPrice: major(regular),
        items: items.map(({ part, quantity }) => ({
          skuNumber: part.sku,
          itemDescription: localized(part.title, market),
          brandName: brandById.get(part.brandId)?.name ?? '',
          productDetailsPageUrl: part.url,
          drawing: drawingOf(typeById.get(part.typeId)?.family, part.attributes),
          quantity,
          price: major(priceMinorOf(part)),
        })),
      },
    ];
  });
}

/** As the cart takes it off (`discountOf`). */
const priceOf = (rule: DealRow['rule'], worth: number): number =>
  rule.kind === 'BUNDLE'
    ? Math.min(worth, rule.priceMinor)
    : worth - Math.round((worth * rule.percent) / 100);

/** The last of its last day by the market's clock, or of the hour at which it stops before. */
const lastInstant = ({ lastDay, endsAt }: Term, { timeZone }: CallContext['market']): string =>
  new Date(Math.min(endsAt.getTime(), midnight(addDays(lastDay, 1), timeZone).getTime()) - 1).toISOString();

/** What was found for a vehicle as lists know it, a minute old at most; what an operator named as it is now. */
async function readParts(
  { db, market }: CallContext,
  asked: readonly { readonly sku: string; readonly id?: number }[],
): Promise<Map<string, PartRow>> {
  const named = asked.flatMap(({ sku, id }) => (id === undefined ? [sku] : []));
  const listed = await listedParts(db, market.code, [...new Set(asked.flatMap(({ id }) => id ?? []))]);
  const parts = [...listed, ...(await readPartsBySku(db, market.code, named))];
  return new Map(parts.map((part) => [part.sku, part]));
}

const priceMinorOf = ({ saleMinor, listMinor }: PartRow) => saleMinor ?? listMinor;

/**
 * API-111: the parts of a deal, all of them or none. The price is the deal's own promotion and comes by itself
 * while all its parts are in the cart: what the caller names is parts and pieces, never a price.
 * @throws B2cError error_deal_expired, error_item_unknown for a part that is not sold, error_item_unavailable where the
 * shopper has no vehicle that takes it and where a part that the shopper saw is not of the deal any more, and as `addLines`
 */
export async function addDeal(
  ctx: CallContext,
  dealId: string,
  asked: readonly { skuNumber: string; quantity: number }[],
): Promise<void> {
  const { db, market, clock } = ctx;
  const now = clock.now();
  const running = runningAt(await readDeals(db, market.code, now), market, now);
  const deal = running.find(({ id }) => id === dealId);
  if (!deal) throw new B2cError('error_deal_expired', { field: 'dealId' });
  // Whoever drives nothing is asked for a vehicle without a look at what others drive.
  const isOpen = deal.rule.kind === 'BUNDLE_SLOTS' && !ctx.session.state?.vehicle;
  const [{ items } = { items: [] }] = isOpen ? [] : await offered(ctx, [deal]);
  if (items.length === 0 && (isOpen || asked.length === 0))
    throw new B2cError('error_item_unavailable', { field: 'dealId', textKey: 'error_deal_vehicle' });
  const own = new Set(items.map(({ sku }) => sku));
  const others = asked.flatMap(({ skuNumber }) => (own.has(skuNumber) ? [] : [skuNumber]));
  if (others.length > 0) await refuseOthers(ctx, others);
  await addLines(
    ctx,
    asked.length > 0 ? asked.map(({ skuNumber: sku, quantity }) => ({ sku, quantity })) : items,
  );
}

/** What was sold out since the shopper saw it has another in its place, which nobody may buy unseen. */
async function refuseOthers(ctx: CallContext, skus: readonly string[]): Promise<never> {
  const unique = [...new Set(skus)];
  const sold = await readPartsBySku(ctx.db, ctx.market.code, unique);
  if (sold.length < unique.length) throw new B2cError('error_item_unknown', { field: 'items' });
  throw new B2cError('error_item_unavailable', { field: 'items', textKey: 'error_deal_changed' });
}
