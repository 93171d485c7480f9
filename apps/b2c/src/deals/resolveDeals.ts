import { supplyOfParts, type AskedPlace } from '../availability/availabilityFor.ts';
import { isObtainable } from '../availability/promise.ts';
import { listedParts } from '../catalog/listedParts.ts';
import { suppliedOf } from '../catalog/readParts.ts';
import type { Shopper } from '../catalog/shopper.ts';
import { hotSql } from '../db/hotSql.ts';
import type { Executor } from '../db/tx.ts';
import { remember } from '../db/remember.ts';
import { toFitVehicle } from '../fitment/fitVehicle.ts';
import type { CallContext } from '../http/route.ts';
import {
  readTaken,
  slotsOf,
  type FilledSlot,
  type SlotPart,
  type SlotRule,
  type Taken,
} from '../promotions/partSets.ts';
import { placeOf } from '../availability/deliveryPlace.ts';
import { vehicleById } from '../vehicles/vehicleById.ts';

/** The parts of a deal for one vehicle, or what they cost at least. */
export interface ResolvedDeal {
  readonly parts: readonly SlotPart[];
  /** Of all parts one by one. */
  readonly worthMinor: number;
  /** A part that only an answer of the shopper decides on. */
  readonly open?: SlotPart;
}

type TakenKey = [
  market: string,
  vehicle: Shopper['vehicle'],
  answers: Shopper['answers'],
  rules: readonly SlotRule[],
];

/** The places of each rule that a vehicle takes, whatever is in stock: home and the deals ask at each view. */
const placesOf = remember({ freshMs: 60_000, limit: 1_000 }, async (db, key) => {
  const [market, vehicle, answers, rules] = JSON.parse(key) as TakenKey;
  const taken = await readTaken(db, market, vehicle, answers, rules);
  return rules.map((rule) => slotsOf(rule, taken)?.map(ranked));
});

/** Best sellers of each place that are looked at for one that can be had. */
const looked = 5;

/**
 * The best seller that fits each place and can be had at the shopper's store or by parcel. A deal that the vehicle does
 * not take, or of which a part cannot be had, is left out.
 */
export async function resolveDeals(
  ctx: CallContext,
  { vehicle, answers, store }: Pick<Shopper, 'vehicle' | 'answers' | 'store'>,
  rules: readonly SlotRule[],
): Promise<(ResolvedDeal | undefined)[]> {
  const { db, market } = ctx;
  const deals = await placesOf(db, JSON.stringify([market.code, vehicle, answers, rules] satisfies TakenKey));
  const place = await placeOf(ctx, store);
  const first = deals.map((slots = []) => favorites(slots));
  const isHad = await hadAt(ctx, place, first.flat());
  const isSettled = first.map((parts) => parts.every((part) => !part.isOpen && isHad(part)));
  const others = deals.flatMap((slots = [], at) =>
    isSettled[at] ? [] : slots.flatMap(({ parts }) => parts),
  );
  const canHave = await hadAt(ctx, place, others);
  return deals.map((slots, at) => slots && chosen(slots, isSettled[at] ? isHad : canHave));
}

/** What `chosen` takes where everything can be had. It mostly can, so the others are asked for only where it cannot. */
const favorites = (slots: readonly FilledSlot[]): SlotPart[] => chosenParts(slots, () => true) ?? [];

async function hadAt(
  { db, market, clock }: Pick<CallContext, 'db' | 'market' | 'clock'>,
  place: AskedPlace,
  parts: readonly SlotPart[],
): Promise<(part: SlotPart) => boolean> {
  const ids = [...new Set(parts.map(({ id }) => id))];
  const supplied = (await listedParts(db, market.code, ids)).map(suppliedOf);
  const supplies = await supplyOfParts(db, market, place, parts.map(toDemand), supplied, clock.now());
  return ({ sku, pieces }) => {
    const supply = supplies.get(sku);
    return supply !== undefined && isObtainable(supply.availabilityOf(pieces));
  };
}

const toDemand = ({ sku, pieces }: SlotPart) => ({ sku, quantity: pieces });

/** What fits goes before what waits for an answer; of a fluid what leaves little over, then the fewest containers. */
function ranked(slot: FilledSlot): FilledSlot {
  const rank = ({ isOpen, spareLitres, pieces, popularity }: SlotPart) => [
    Number(isOpen),
    Number((spareLitres ?? 0) > 1),
    spareLitres === null ? 0 : pieces,
    -popularity,
  ];
  const parts = slot.parts.toSorted((a, b) => {
    const [first, second] = [rank(a), rank(b)];
    const at = first.findIndex((value, index) => value !== second[index]);
    return at === -1 ? (a.sku < b.sku ? -1 : 1) : first[at]! - second[at]!;
  });
  const fitting = parts.filter(({ isOpen }) => !isOpen);
  return { ...slot, parts: (fitting.length > 0 ? fitting : parts).slice(0, looked) };
}

/** @returns undefined where a place has no part that can be had */
function chosenParts(
  slots: readonly FilledSlot[],
  canHave: (part: SlotPart) => boolean,
): SlotPart[] | undefined {
  const brands = new Map<string, number>();
  const parts: SlotPart[] = [];
  for (const { type, parts: own } of slots) {
    const had = own.filter(canHave);
    // Left and right of one maker.
    const part = had.find(({ brandId }) => brandId === brands.get(type)) ?? had[0];
    if (!part) return undefined;
    brands.set(type, part.brandId);
    parts.push(part);
  }
  return parts;
}

function chosen(
  slots: readonly FilledSlot[],
  canHave: (part: SlotPart) => boolean,
): ResolvedDeal | undefined {
  const parts = chosenParts(slots, canHave);
  if (!parts) return undefined;
  const open = parts.find(({ isOpen }) => isOpen);
  if (!open) return { parts, worthMinor: worthOf(parts) };
  return { parts: [], worthMinor: leastOf(slots, canHave), open };
}

const costOf = ({ pieces, priceMinor }: SlotPart) => pieces * priceMinor;
const worthOf = (parts: readonly SlotPart[]) => parts.reduce((sum, part) => sum + costOf(part), 0);
/** Infinity where a place has no part that can be had. */
const leastOf = (slots: readonly FilledSlot[], canHave: (part: SlotPart) => boolean) =>
  slots.reduce((sum, { parts }) => sum + Math.min(...parts.filter(canHave).map(costOf)), 0);

/** Cars whose parts tell from which price a deal begins. */
const sampled = 8;

type MarketKey = [market: string, rules: readonly SlotRule[]];

/** The places of each rule that the most popular cars of a market take. */
const sample = remember({ freshMs: 600_000, limit: 200 }, async (db, key) => {
  const [market, rules] = JSON.parse(key) as MarketKey;
  const cars = await hotSql<{ id: string }>(
    db,
    'popular-cars',
    `select distinct on (m.popularity, m.id) v.id::text as id
     from (select id, popularity from model where market = $1 order by popularity desc, id limit ${sampled}) m
     join vehicle v on v.model_id = m.id and v.market = $1
     order by m.popularity desc, m.id, abs(v.year - 2016), v.id`,
    [market],
  );
  const all: Taken[] = [];
  for (const { id } of cars) {
    const row = await vehicleById(db, market, id);
    if (row) all.push(await readTaken(db, market, toFitVehicle(row, 'vehicle'), {}, rules));
  }
  return rules.map((rule) => all.map((taken) => slotsOf(rule, taken) ?? []));
});

/** Of some parts, each with its pieces, those that some site of a market has enough of. */
async function hadBySome(db: Executor, market: string, asked: readonly SlotPart[]): Promise<Set<string>> {
  const each = [...new Map(asked.map((part) => [demandKey(part), part])).values()];
  const rows = await hotSql<{ sku: string; pieces: number }>(
    db,
    'had-by-some-site',
    `select d.sku, d.pieces from unnest($2::text[], $3::int[]) d (sku, pieces)
     where exists (select 1 from part p join store_stock s on s.part_id = p.id and s.market = $1
                   where p.sku = d.sku and s.on_hand >= d.pieces)`,
    [market, each.map(({ sku }) => sku), each.map(({ pieces }) => pieces)],
  );
  return new Set(rows.map(demandKey));
}

const demandKey = ({ sku, pieces }: Pick<SlotPart, 'sku' | 'pieces'>) => `${pieces} ${sku}`;

/** Deals, and what they cost at least, are looked up this often, by the shop's clock: home asks at each view. */
export const momentMs = 10_000;

/** When these seconds began, in milliseconds since 1970. */
export const momentOf = (clock: CallContext['clock']): number =>
  Math.floor(clock.now().getTime() / momentMs) * momentMs;

type LeastKey = [from: number, ...MarketKey];

const leastOfMarket = remember({ freshMs: momentMs, limit: 200 }, async (db, key) => {
  const [, market, rules] = JSON.parse(key) as LeastKey;
  const deals = await sample(db, JSON.stringify([market, rules] satisfies MarketKey));
  const parts = deals.flat(2).flatMap((slot) => slot.parts);
  const had = await hadBySome(db, market, parts);
  const canHave = (part: SlotPart) => had.has(demandKey(part));
  return deals.map((cars): ResolvedDeal | undefined => {
    const worths = cars.map((slots) => (slots.length > 0 ? leastOf(slots, canHave) : Infinity));
    const worthMinor = Math.min(...worths);
    return Number.isFinite(worthMinor) ? { parts: [], worthMinor } : undefined;
  });
});

/**
 * The least that the parts of a deal cost for one of the most popular cars, of parts that lay somewhere in the market
 * within the last ten seconds; without the deals that none of them can have.
 */
export async function leastWorth(
  { db, market, clock }: Pick<CallContext, 'db' | 'market' | 'clock'>,
  rules: readonly SlotRule[],
): Promise<(ResolvedDeal | undefined)[]> {
  if (rules.length === 0) return [];
  return leastOfMarket(db, JSON.stringify([momentOf(clock), market.code, rules] satisfies LeastKey));
}
