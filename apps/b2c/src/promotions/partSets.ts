import type { Market } from '@driveline/markets';
import { taxonomyOf } from '../catalog/taxonomy.ts';
import { hotSql } from '../db/hotSql.ts';
import type { Executor } from '../db/tx.ts';
import type { Answers, Application, FitVehicle } from '../fitment/fitModel.ts';
import { toFitVehicle } from '../fitment/fitVehicle.ts';
import { standingOf } from '../fitment/fitVerdict.ts';
import { positionCode, positionParts } from '../fitment/positions.ts';
import type { SessionVehicle } from '../ports/session.ts';
import { vehicleById } from '../vehicles/vehicleById.ts';
import type { DealSlot, PartSet, Promotion, PromotionRule } from './promotionModel.ts';

export type SlotRule = Extract<PromotionRule, { kind: 'BUNDLE_SLOTS' }>;

/** A part that may fill a place of a vehicle. */
export interface SlotPart {
  readonly id: number;
  readonly sku: string;
  readonly brandId: number;
  /** Of what is sold by volume: how much more than the vehicle takes so many pieces hold. */
  readonly spareLitres: number | null;
  readonly pieces: number;
  /** It waits for an answer of the shopper. */
  readonly isOpen: boolean;
  readonly popularity: number;
  readonly priceMinor: number;
}

/** A place of a vehicle, and what fills it. */
export interface FilledSlot {
  readonly type: string;
  readonly isUniversal: boolean;
  readonly parts: readonly SlotPart[];
}

interface Row extends Pick<Application, 'qualifiers' | 'position' | 'quantity' | 'fluid'> {
  id: number;
  type: string;
  sku: string;
  brand_id: number;
  popularity: number;
  litres: number | null;
  price_minor: number;
  fuel: string;
}

/** What a vehicle takes of some types, read once for all of its deals. */
export interface Taken {
  readonly rows: readonly Row[];
  readonly vehicle: FitVehicle | null;
  readonly answers: Answers;
}

/** So many best sellers of each place and answer are looked at, and of each size of a container. */
const most = 8;

const columns = `p.id, t.code as type, p.sku, p.brand_id, p.popularity, p.litres,
  coalesce(r.sale_minor, r.list_minor) as price_minor`;
const named =
  'id, type, sku, brand_id, popularity, litres, price_minor, position, quantity, qualifiers, fluid, fuel';
const parts = `part p join part_type t on t.id = p.part_type_id join price r on r.part_id = p.id and r.market = $1`;

/** @param skus are read whatever they sell */
export async function readTaken(
  db: Executor,
  market: string,
  vehicle: FitVehicle | null,
  answers: Answers,
  rules: readonly SlotRule[],
  skus: readonly string[] = [],
): Promise<Taken> {
  const slots = rules.flatMap(({ choices }) => choices.flat());
  const codes = (isUniversal: boolean) => [
    ...new Set(slots.filter(({ pieces }) => (pieces !== undefined) === isUniversal).map(({ type }) => type)),
  ];
  const own = vehicle
    ? await hotSql<Row>(
        db,
        'deal-parts-of-vehicle',
        `select ${named} from (
           select ${columns}, a.position, a.quantity, a.qualifiers, a.fluid,
             (select fuel from engine where id = $4) as fuel,
             row_number() over (partition by t.id, a.position, a.qualifiers, p.litres order by p.popularity desc, p.id) as place
           from part_application a join ${parts} on p.id = a.part_id
           where a.market = $1 and a.model_id = $2 and $3 between a.y0 and a.y1 and a.takes
             and (a.engines is null or $4 = any(a.engines))
             and a.part_type_id = any(select id from part_type where code = any($5))
         ) c where place <= ${most} or sku = any($6)`,
        [market, vehicle.modelId, vehicle.year, vehicle.engineId, codes(false), skus],
      )
    : [];
  const others = codes(true);
  const universal =
    others.length > 0
      ? await hotSql<Row>(
          db,
          'deal-parts-of-all',
          `select ${named} from (
             select ${columns}, null as position, 0 as quantity, null::jsonb as qualifiers, null::jsonb as fluid, '' as fuel,
               row_number() over (partition by t.id order by p.popularity desc, p.id) as place
             from ${parts} where t.code = any($2) and p.universal
           ) c where place <= ${most} or sku = any($3)`,
          [market, others, skus],
        )
      : [];
  return { rows: [...own, ...universal], vehicle, answers };
}

/**
 * The places of the first choice that the vehicle has all of: pads and rotors, else shoes and drums. A slot without a
 * position is every place of its type, so a deal is complete by what the vehicle takes.
 * @returns undefined where it takes none of the choices, as an electric car no oil
 */
export function slotsOf({ choices, not = [] }: SlotRule, taken: Taken): FilledSlot[] | undefined {
  for (const choice of choices) {
    const filled = choice.map((slot) => placesOf(slot, taken));
    const isOut = taken.rows.some(({ fuel }) => not.includes(fuel));
    if (!isOut && filled.every(({ length }) => length > 0)) return filled.flat();
  }
  return undefined;
}

function placesOf({ type, position, pieces }: DealSlot, { rows, vehicle, answers }: Taken): FilledSlot[] {
  const isUniversal = pieces !== undefined;
  const byPlace: Places = new Map();
  for (const row of rows) {
    const place = row.position && (positionCode(row.position) ?? row.position);
    if (row.type !== type || (position !== undefined && !isWithin(place, position))) continue;
    const standing = isUniversal || !vehicle ? 2 : standingOf({ ...row, engines: null }, vehicle, answers);
    if (standing === 0) continue;
    const own = byPlace.get(place) ?? new Map<string, SlotPart>();
    byPlace.set(place, own);
    if (own.get(row.sku)?.isOpen === false) continue;
    const quantity = pieces ?? row.quantity;
    own.set(row.sku, {
      id: row.id,
      sku: row.sku,
      brandId: row.brand_id,
      spareLitres: row.fluid ? quantity * (row.litres ?? 0) - row.fluid.litres : null,
      pieces: quantity,
      isOpen: standing === 1,
      popularity: row.popularity,
      priceMinor: row.price_minor,
    });
  }
  return [...finest(byPlace).values()].map((own) => ({ type, isUniversal, parts: [...own.values()] }));
}

/** Position, or null, to its parts by sku. */
type Places = Map<string | null, Map<string, SlotPart>>;

/** Whether a place is another one or a part of it: 'frontLeft' of 'front', every place of null. */
function isWithin(place: string | null, whole: string | null): boolean {
  if (place === whole || whole === null) return true;
  const parts = positionParts(place ?? '');
  return parts.size > 0 && [...positionParts(whole)].every((part) => parts.has(part));
}

/**
 * Makers write one place in several ways: two for the front, or one for its left and one for its right. It counts once, as
 * those do who tell more: a part for the whole fills each of its places with an equal share, where there is one.
 */
function finest(byPlace: Places): Places {
  const places = [...byPlace.keys()];
  const inside = (whole: string | null) =>
    places.filter((place) => place !== whole && isWithin(place, whole));
  const isFinest = (place: string | null) => inside(place).length === 0;
  const found: Places = new Map();
  for (const [place, own] of byPlace) if (isFinest(place)) found.set(place, new Map(own));
  for (const [whole, own] of byPlace) {
    const within = inside(whole).filter(isFinest);
    for (const part of within.length > 0 ? own.values() : []) {
      const pieces = part.pieces / within.length;
      if (!Number.isInteger(pieces)) continue;
      for (const place of within) {
        const there = found.get(place)!;
        if (!there.has(part.sku)) there.set(part.sku, { ...part, pieces });
      }
    }
  }
  return found;
}

/** A line as it may fill a slot of its own vehicle, whose answers it keeps (`answerLines`). */
export interface SetLine {
  readonly sku: string;
  /** Of its part type. */
  readonly path: string;
  readonly vehicle: SessionVehicle | null;
}

/**
 * Tells the promotions that are bundles of a vehicle's parts what those are for each vehicle of the cart. Whoever reads
 * the cart finds the same: only what its lines say counts.
 */
export async function withPartSets(
  db: Executor,
  market: Market,
  promotions: readonly Promotion[],
  lines: readonly SetLine[],
): Promise<Promotion[]> {
  const bundles = promotions.flatMap(({ rule }) => (rule.kind === 'BUNDLE_SLOTS' ? [rule] : []));
  const answersOf = new Map<string, Answers>();
  for (const { vehicle } of lines) {
    if (!vehicle) continue;
    const { catalogVehicleId: id, acesVehicleAttributes } = vehicle.map;
    answersOf.set(id, { ...answersOf.get(id), ...acesVehicleAttributes.vehicleQuestionsIds });
  }
  if (bundles.length === 0 || answersOf.size === 0) return [...promotions];
  const { typeByPath } = await taxonomyOf(db);
  const types = new Set(lines.map(({ path }) => typeByPath.get(path)?.code));
  const rules = bundles.filter(({ choices }) =>
    choices.some((choice) => choice.every(({ type }) => types.has(type))),
  );
  if (rules.length === 0) return [...promotions];
  const skus = lines.map(({ sku }) => sku);
  const all: { id: string; taken: Taken }[] = [];
  for (const [id, answers] of answersOf) {
    const row = await vehicleById(db, market.code, id);
    if (!row) continue;
    const vehicle = toFitVehicle(row, 'vehicle');
    all.push({ id, taken: await readTaken(db, market.code, vehicle, answers, rules, skus) });
  }
  return promotions.map((promotion) => {
    const { rule } = promotion;
    if (rule.kind !== 'BUNDLE_SLOTS' || !rules.includes(rule)) return promotion;
    return { ...promotion, sets: all.flatMap(({ id, taken }) => setOf(rule, id, taken)) };
  });
}

function setOf(rule: SlotRule, vehicleId: string, taken: Taken): PartSet[] {
  const slots = slotsOf(rule, taken)?.map(({ isUniversal, parts: own }) => ({
    isUniversal,
    pieces: new Map(own.flatMap(({ sku, pieces, isOpen }) => (isOpen ? [] : [[sku, pieces] as const]))),
  }));
  return slots ? [{ vehicleId, slots }] : [];
}
