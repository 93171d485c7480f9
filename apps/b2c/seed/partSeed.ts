import type { Localized } from '../src/messages/localized.ts';
import type { ServerMarket } from '../src/markets/serverMarket.ts';
import { demoStars, ratingOf } from '../src/catalog/demoStars.ts';
import { partNumberKey } from '../src/catalog/searchKey.ts';
import { isUsedUp } from '../src/catalog/usedUp.ts';
import { partPrices, type PriceSeed } from './partPrice.ts';
import { factNames } from './factNames.ts';
import { lookOf } from './partLook.ts';
import { makerAt } from './makers.ts';
import { originalNumbersOf } from './originalNumbers.ts';
import { partTitle } from './partTitle.ts';
import { createRandom, hashOf, hashOfText } from '../src/catalog/random.ts';
import type { Facts } from './seedData.ts';
import type { FacetValue, Taxonomy, TypeEntry } from './taxonomy.ts';
import { bottleAt, marketsOf, placesTaken } from './containers.ts';
import { pickFacts } from './pickFacts.ts';
import { placesOf, twinsOf } from './pairs.ts';
import { sharesOf } from './shares.ts';
import { applicationsOf, fleetOf, isOfSize, type ApplicationSeed, type Slot } from './slots.ts';
import { unitOfSale } from './unitOfSale.ts';
import type { VehicleSeed } from './vehicleSeed.ts';

export interface PartSeed {
  id: number;
  typeId: number;
  brandId: number;
  sku: string;
  partNumber: string;
  partNumberKey: string;
  originalNumbers: string[];
  /** What is the same of the other side. */
  pairSku: string | null;
  url: string;
  position: string | null;
  title: Localized;
  attributes: Record<string, string | number>;
  facet: number[];
  popularity: number;
  rating: number;
  reviewCount: number;
  warrantyMonths: number;
  weightGrams: number;
  hazmat: boolean;
  universal: boolean;
  hasCore: boolean;
  /** Markets that sell it: a part that fits by vehicle where vehicles take it. */
  soldIn: readonly string[];
  /** What a container of a fluid holds. */
  litres: number | null;
  prices: PriceSeed[];
  /** Of what it fits; null for what fits everything. */
  key: string | null;
  /** Of a standard size, which the vehicles of a model need: its lines are not stored for each part. */
  size: string | null;
  applications: readonly ApplicationSeed[];
}

export interface PartsWanted {
  markets: readonly ServerMarket[];
  taxonomy: Taxonomy;
  vehicles: Pick<VehicleSeed, 'models' | 'engines'>;
  parts: number;
  /** Another number gives another catalogue. */
  seed: number;
}

/** The catalogue, part by part, so that a million of them never lie in memory at once. */
export function* generateParts({
  markets,
  taxonomy,
  vehicles,
  parts,
  seed,
}: PartsWanted): Generator<PartSeed> {
  const fleet = fleetOf(vehicles);
  const serials = new Map<string, number>();
  let id = 0;
  for (const { type, slots, universal } of sharesOf(taxonomy.types, fleet, parts)) {
    const draft = (sellers: readonly ServerMarket[], place: number, depth: number, slot: Slot | null) =>
      draftPart({ seed, markets: sellers, taxonomy, type, place, depth, slot, serials, id: ++id });
    for (const place of placesTaken(type, universal)) yield draft(markets, place, 0, null);
    const applications = applicationsOf(type.seed, fleet, new Set(slots.map(({ key }) => key)));
    const places = placesOf(slots);
    const twinOf = twinsOf(type.seed, slots, id + 1);
    for (const [at, slot] of slots.entries()) {
      // Parts of one key share its lines: whatever the number of parts, they lie in memory once.
      const own = applications.get(slot.key)!;
      const takers = new Set(own.map(({ market }) => market));
      const sellers = markets.filter(({ code }) => takers.has(code));
      for (let depth = 0; depth < slot.depth; depth++) {
        const twin = twinOf(at, depth);
        const pairSku = twin === undefined ? null : skuOf(twin);
        yield { ...draft(sellers, places[at]!, depth, slot), pairSku, applications: own };
      }
    }
  }
}

const skuOf = (id: number): string => String(100_000 + id);

interface Draft {
  seed: number;
  /** Those that have anything that takes it. */
  markets: readonly ServerMarket[];
  taxonomy: Taxonomy;
  type: TypeEntry;
  /** Along the shelf; left and right share it. */
  place: number;
  /** Which of the parts of its key. */
  depth: number;
  slot: Slot | null;
  serials: Map<string, number>;
  id: number;
}

function draftPart({ seed, markets, taxonomy, type, place, depth, slot, serials, id }: Draft): PartSeed {
  // Of its pair and depth alone: a left part is like its right one, and a new key changes no other.
  const bottle = bottleAt(type, place);
  const pair = slot?.pair ?? bottle?.line ?? `${type.seed.code}|${place}`;
  const random = createRandom(hashOf(seed, hashOfText(pair), depth));
  const index = bottle?.index ?? place + depth;
  const brand = bottle
    ? type.brands[index % type.brands.length]!
    : makerAt(type.brands, { type: type.seed, pair, index, depth, facts: slot?.need.facts ?? {} });
  const position = type.positions.find(({ value }) => value === slot?.need.position);
  const picked = pickFacts(type, { index, held: slot?.need.facts ?? bottle?.held ?? {}, slot, random });
  const serialKey = `${brand.id} ${type.id}`;
  const serial = (serials.get(serialKey) ?? 1000) + 1;
  serials.set(serialKey, serial);
  const partNumber = `${brand.prefix}${String(type.id).padStart(3, '0')}-${serial}`;
  const sku = skuOf(id);
  const facet = [
    taxonomy.brandValues.get(brand.id)!.id,
    ...(position ? [position.id] : []),
    ...picked.map(({ value }) => value.id),
    ...listed(taxonomy, bottle?.lists),
  ];
  const attributes = Object.fromEntries(type.attributes.map(({ seed }, i) => [seed.id, picked[i]!.raw]));
  const unit = unitOfSale(type.seed.code, attributes);
  const look = lookOf(type.seed.code, {
    attributes,
    position: position?.value ?? null,
    key: slot?.key ?? null,
  });
  const sellers = marketsOf(markets, type.seed, attributes);
  const prices = partPrices(sellers, {
    ...{ type: type.seed, brand, size: slot?.need.size ?? null, key: pair },
    facts: type.attributes.map(({ seed: attribute, raw }, i) => {
      return { attribute, value: picked[i]!.raw, values: raw };
    }),
  });
  const stars = demoStars(id);
  const popularity = Math.max(1, Math.round(20_000 * random.next() ** 3));
  // Ratings were drawn here once. Without these two every weight and warranty of the catalogue would change.
  random.next();
  random.next();
  const months = random.pick(brand.grade === 'value' ? [12, 12, 24] : [24, 36, 36, 60]);
  return {
    id,
    typeId: type.id,
    brandId: brand.id,
    sku,
    partNumber,
    partNumberKey: partNumberKey(partNumber),
    pairSku: null,
    originalNumbers: slot ? originalNumbersOf(slot.key, slot.makers) : [],
    url: `/products/${brand.slug}-${type.seed.code}-${partNumber.toLowerCase()}-${sku}`,
    position: position?.value ?? null,
    title: titleOf(
      type,
      position?.value ?? null,
      picked.map(({ value }) => value),
    ),
    attributes: { ...attributes, ...bottle?.lists, ...unit, ...(look !== undefined && { look }) },
    facet,
    popularity,
    rating: ratingOf(stars),
    reviewCount: stars.length,
    warrantyMonths: isUsedUp(type.seed.code) ? 0 : months,
    weightGrams: Math.round(type.seed.grams * (0.85 + random.next() * 0.3)),
    hazmat: type.seed.hazmat,
    universal: type.seed.fit === 'universal',
    litres: litresOf(type, attributes),
    key: slot?.key ?? null,
    size: slot && isOfSize(type.seed) ? slot.key : null,
    hasCore: prices.some(({ coreMinor }) => coreMinor > 0),
    soldIn: sellers.map(({ code }) => code),
    prices,
    applications: [],
  };
}

/** What a container of a fluid holds. */
function litresOf({ seed: { fluid, container }, attributes }: TypeEntry, facts: Facts): number | null {
  if (!fluid) return null;
  const { seed } = attributes.find((attribute) => attribute.seed.id === container)!;
  return Number(facts[seed.id]) / (seed.unit === 'mL' ? 1000 : 1);
}

/** Ids of all values that a part has several of. */
const listed = ({ listValues }: Taxonomy, lists: Facts = {}): number[] =>
  Object.entries(lists).flatMap(([id, codes]) =>
    String(codes)
      .split(' ')
      .map((code) => listValues.get(`${id} ${code}`)!.id),
  );

/** What each type says of a value: worded once, and not for each part. */
const worded = new WeakMap<TypeEntry, Map<FacetValue, Localized>>();

const titleOf = (type: TypeEntry, position: string | null, values: readonly FacetValue[]): Localized => {
  const { told, toldIn = {}, gender } = type.seed;
  const known = worded.get(type) ?? new Map<FacetValue, Localized>();
  worded.set(type, known);
  const namesOf = (id: string): Localized => {
    const at = type.attributes.findIndex(({ seed }) => seed.id === id);
    const names =
      known.get(values[at]!) ?? factNames(type.attributes[at]!.seed, values[at]!, type.speeches, gender);
    known.set(values[at]!, names);
    return names;
  };
  return partTitle(type, position, ({ locale }) => (toldIn[locale] ?? told).map(namesOf));
};
