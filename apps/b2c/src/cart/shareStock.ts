import type { ServerMarket } from '../markets/serverMarket.ts';
import { supplyFor, type ParcelPlace, type Supply } from '../availability/availabilityFor.ts';
import type { Executor } from '../db/tx.ts';
import { B2cError, type B2cErrorOptions } from '../http/errors.ts';
import type { MessageId } from '../messages/index.ts';
import {
  promisedFor,
  shipmentTypeOf,
  type Fulfilment,
  type StoredFulfilment,
} from '../availability/fulfilment.ts';
import { sourcesOf, takesOf, type Take, type Taker } from './planTakes.ts';

/** A line, or one that is wished for, with what it may take from. */
export interface Claim extends Taker {
  readonly supply: Supply | undefined;
}

/** A line that names no way yet takes the first that can bring it. */
export interface Wish extends Omit<Claim, 'fulfilment'> {
  /** Whether what is missing may come another way, on a line of its own: of a line, not of a part that is yet to be added. */
  readonly isSplittable?: boolean;
  readonly fulfilment: StoredFulfilment | undefined;
  readonly supply: Supply;
}

/** The store first, as it is the soonest and free. */
const wayOrder = ['PICKUP', 'STANDARD', 'NEXT_DAY'] as const satisfies readonly StoredFulfilment[];

/** What could bring each line by itself, each seen from its own store. */
export async function suppliesByLine(
  db: Executor,
  market: ServerMarket,
  to: ParcelPlace,
  lines: readonly { readonly id: string; readonly sku: string; readonly storeId: number | null }[],
  now: Date,
): Promise<Map<string, Supply>> {
  const supplies = new Map<string, Supply>();
  for (const storeId of new Set(lines.map((line) => line.storeId))) {
    const there = lines.filter((line) => line.storeId === storeId);
    const demands = [...new Set(there.map(({ sku }) => sku))].map((sku) => ({ sku, quantity: 1 }));
    const found = await supplyFor(db, market, { ...to, storeId }, demands, now);
    for (const { id, sku } of there) {
      const supply = found.get(sku);
      if (supply) supplies.set(id, supply);
    }
  }
  return supplies;
}

/** What each line may be promised beside the others: a piece that one takes is not there for another (PLUS-062). */
export function shareStock(lines: readonly Claim[]): Map<string, Supply> {
  const plan = takesOf(lines);
  const shared = new Map<string, Supply>();
  for (const line of lines) {
    const { id, supply } = line;
    if (supply) shared.set(id, { ...supply, availability: leftByOthers(plan, line, supply) });
  }
  return shared;
}

const leftByOthers = (plan: Plan, { id, partId, quantity }: Claim, supply: Supply) =>
  supply.availabilityOf(quantity, takenOf(plan, partId, id));

type Plan = ReadonlyMap<string, readonly Take[]>;

/** Pieces of a part that all lines but one take, by site. */
function takenOf(plan: Plan, ofPart: number, but: string): Map<number, number> {
  const taken = new Map<number, number>();
  for (const [id, takes] of plan) {
    if (id === but) continue;
    for (const { storeId, partId, count } of takes) {
      if (partId === ofPart) taken.set(storeId, (taken.get(storeId) ?? 0) + count);
    }
  }
  return taken;
}

/** Whether a line can be had so, and takes from no other line what that one has. */
export function canHave(others: readonly Claim[], wish: Claim): boolean {
  const { id, supply } = wish;
  if (!supply) return false;
  const before = takesOf(others);
  const after = takesOf([...others, wish]);
  if (!after.has(id) || others.some((other) => before.has(other.id) && !after.has(other.id))) return false;
  return promisedFor(wish.fulfilment, leftByOthers(after, wish, supply)) !== null;
}

/**
 * The way that a line goes beside the others of its part: its own, else the first that can bring it.
 * @throws B2cError error_item_no_pickup, error_item_unavailable with what helps
 */
export function wayFor(others: readonly Claim[], wish: Wish, storeId: number | null): StoredFulfilment {
  const { fulfilment } = wish;
  if (fulfilment === 'PICKUP' && storeId === null) throw new B2cError('error_item_no_pickup');
  const way = waysOf(fulfilment).find((each) => canHave(others, { ...wish, fulfilment: each }));
  if (way) return way;
  const most = mostBeside(others, wish);
  const inCart = heldBeside(others, wish);
  throw new B2cError('error_item_unavailable', {
    field: 'quantity',
    ...(most + inCart > 0
      ? { textKey: textKeyOf(most, inCart), params: { count: most + inCart, inCart } }
      : {}),
    ...remedyFor(others, wish, most),
  });
}

const waysOf = (fulfilment: StoredFulfilment | undefined): readonly StoredFulfilment[] =>
  fulfilment ? [fulfilment] : wayOrder;

/** So many of what is asked for can be had, the way it goes or by any where it names none. */
function mostBeside(others: readonly Claim[], wish: Wish): number {
  for (let quantity = wish.quantity - 1; quantity > 0; quantity -= 1) {
    if (waysOf(wish.fulfilment).some((fulfilment) => canHave(others, { ...wish, quantity, fulfilment })))
      return quantity;
  }
  return 0;
}

/** What other lines take from where this one would. */
function heldBeside(others: readonly Claim[], { id, partId, fulfilment, supply }: Wish): number {
  const taken = takenOf(takesOf(others), partId, id);
  const sites = new Set(waysOf(fulfilment).flatMap((way) => sourcesOf(way, supply)));
  return [...sites].reduce((sum, site) => sum + (taken.get(site) ?? 0), 0);
}

/** How many there are, the way that brings all of them, and by which the rest of those that a store has not. */
function remedyFor(others: readonly Claim[], wish: Wish, quantity: number): Pick<B2cErrorOptions, 'remedy'> {
  const { fulfilment } = wish;
  const all = fulfilment && wayOrder.find((way) => canHave(others, { ...wish, fulfilment: way }));
  const isSplit = wish.isSplittable && fulfilment === 'PICKUP' && quantity > 0;
  const rest = isSplit ? restOf(others, wish, quantity) : undefined;
  const remedy = {
    ...(quantity > 0 ? { quantity } : {}),
    ...(all ? { shipmentType: shipmentTypeOf(all) } : {}),
    ...(rest ? { restBy: shipmentTypeOf(rest) } : {}),
  };
  return Object.keys(remedy).length > 0 ? { remedy } : {};
}

function restOf(others: readonly Claim[], wish: Wish, quantity: number): Fulfilment | undefined {
  const kept = [...others, { ...wish, quantity, fulfilment: 'PICKUP' } as const];
  const rest = { ...wish, id: `${wish.id} rest`, quantity: wish.quantity - quantity };
  return wayOrder.find((way) => way !== 'PICKUP' && canHave(kept, { ...rest, fulfilment: way }));
}

function textKeyOf(more: number, inCart: number): MessageId {
  if (inCart === 0) return 'error_item_unavailable_count';
  return more > 0 ? 'error_item_unavailable_more' : 'error_item_unavailable_all';
}
