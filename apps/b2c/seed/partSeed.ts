import type { Localized } from '../src/messages/localized.ts';
import type { ServerMarket } from '../src/markets/serverMarket.ts';
import { partNumberKey } from '../src/catalog/searchKey.ts';
import { modelClasses, type ModelClass } from './modelClasses.ts';
import {
  heroApplications,
  poolOf,
  randomApplications,
  wholeEraApplications,
  type ApplicationSeed,
  type ModelPool,
} from './partApplications.ts';
import { partPrices, type PriceSeed } from './partPrice.ts';
import { factNames } from './factNames.ts';
import { partTitle } from './partTitle.ts';
import { createRandom, type Random } from './random.ts';
import type { FacetValue, Taxonomy, TypeEntry } from './taxonomy.ts';
import type { PartTypeSeed } from './seedData.ts';
import type { ModelRow } from './vehicleSeed.ts';

export interface PartSeed {
  id: number;
  typeId: number;
  brandId: number;
  sku: string;
  partNumber: string;
  partNumberKey: string;
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
  prices: PriceSeed[];
  applications: ApplicationSeed[];
}

/** Parts of a hero type for each class of popular vehicles; at least six fit each of them or wait for one answer. */
const perClass = 8;
/** The later ones of them fit every year of every popular model of the class, so that no year's shelf is empty. */
const wholeEraFrom = 4;
/** Parts of any other type for each class, on every popular model of it. */
const otherPerClass = 2;
/** A shared type's part (a filter, a plug) fits so many classes: 24 parts a vehicle, a full page. */
const sharedBy = 3;

export interface PartsWanted {
  markets: readonly ServerMarket[];
  taxonomy: Taxonomy;
  models: readonly ModelRow[];
  parts: number;
  /** Another number gives another catalogue. */
  seed: number;
}

/** The catalogue, part by part, so that a million of them never lie in memory at once. */
export function* generateParts({
  markets,
  taxonomy,
  models,
  parts: wanted,
  seed,
}: PartsWanted): Generator<PartSeed> {
  const random = createRandom(seed);
  const pools = marketPools(models);
  const classes = modelClasses(models);
  const serials = new Map<string, number>();
  let id = 0;
  for (const { type, heroes, others } of sharesOf(taxonomy, classes.length, wanted)) {
    for (let index = 0; index < heroes; index++) {
      const draft = draftPart(random, markets, taxonomy, type, index % perClass, serials, ++id);
      const applications = applicationsOfHero(random, type.seed, classes, index, draft.position);
      yield { ...draft, applications: withMeasure(draft, type, applications) };
    }
    for (let index = 0; index < others; index++) {
      const draft = draftPart(random, markets, taxonomy, type, index, serials, ++id);
      const applications = draft.universal
        ? []
        : randomApplications(random, type.seed, pools, draft.position);
      const popular = type.seed.hero ? [] : popularOf(type.seed, classes, index);
      const whole = wholeEraApplications(type.seed, popular, draft.position);
      const covered = new Set(whole.map(({ modelId }) => modelId));
      yield { ...draft, applications: [...applications.filter((a) => !covered.has(a.modelId)), ...whole] };
    }
  }
}

function applicationsOfHero(
  random: Random,
  type: PartTypeSeed,
  classes: readonly ModelClass[],
  index: number,
  position: string | null,
): ApplicationSeed[] {
  const own = Math.floor(index / perClass);
  const { heroes, popular } = classes[own]!;
  const rank = index % perClass;
  const isWhole = rank >= wholeEraFrom;
  const neighbours = Array.from({ length: sharedBy - 1 }, (_, i) => classes[(own + 1 + i) % classes.length]!);
  const others = [
    ...(isWhole ? popular : []),
    ...(type.shared ? neighbours.flatMap((neighbour) => neighbour.heroes) : []),
  ];
  return [
    ...heroApplications(random, type, heroes, position, rank, isWhole),
    ...wholeEraApplications(type, others, position),
  ];
}

/** The first parts of a type that is no hero go round the classes; nothing for a truck's bed fits a car. */
function popularOf(type: PartTypeSeed, classes: readonly ModelClass[], index: number): ModelRow[] {
  const own = type.groups ? classes.filter(({ group }) => type.groups?.includes(group)) : classes;
  const chosen = own[Math.floor(index / otherPerClass)];
  return chosen ? [...chosen.heroes, ...chosen.popular] : [];
}

/** A rotor that is asked for by diameter has that diameter. */
function withMeasure(draft: PartSeed, type: TypeEntry, applications: ApplicationSeed[]): ApplicationSeed[] {
  const asked = applications[0]?.qualifiers?.[0];
  const diameter = asked && type.attributes.find(({ seed }) => seed.id === 'diameter');
  const value = diameter?.values.find((v) => v.value === asked?.value);
  if (!asked || !diameter || !value) return applications;
  draft.facet = draft.facet.map((f) => (diameter.values.some((v) => v.id === f) ? value.id : f));
  draft.attributes['diameter'] = Number(value.value);
  draft.title = titleOf(type, draft.position, factsOf(type, draft.facet));
  return applications;
}

const marketPools = (models: readonly ModelRow[]): ModelPool[] =>
  [...new Set(models.map(({ market }) => market))].map((market) =>
    poolOf(models.filter((model) => model.market === market)),
  );

/** How many parts of each type: heroes first, the rest by weight. */
function sharesOf(taxonomy: Taxonomy, classCount: number, wanted: number) {
  const base = (type: TypeEntry) =>
    type.seed.hero ? classCount * perClass : type.seed.fit === 'universal' ? 10 : 13;
  const weight = (type: TypeEntry) => (type.seed.hero ? 4 : type.seed.fit === 'universal' ? 1 : 2);
  const total = taxonomy.types.reduce((sum, type) => sum + base(type), 0);
  const scale = Math.min(1, wanted / total);
  const shares = taxonomy.types.map((type) => {
    const count = Math.floor(base(type) * scale);
    return { type, heroes: type.seed.hero ? count : 0, others: type.seed.hero ? 0 : count };
  });
  let left = wanted - shares.reduce((sum, { heroes, others }) => sum + heroes + others, 0);
  const weights = taxonomy.types.reduce((sum, type) => sum + weight(type), 0);
  const each = left / weights;
  for (const share of shares) {
    const extra = Math.min(left, Math.ceil(weight(share.type) * each));
    share.others += extra;
    left -= extra;
  }
  return shares;
}

function draftPart(
  random: Random,
  markets: readonly ServerMarket[],
  taxonomy: Taxonomy,
  type: TypeEntry,
  index: number,
  serials: Map<string, number>,
  id: number,
): PartSeed {
  const brand = type.brands[(index + random.int(0, 1)) % type.brands.length]!;
  const position = type.positions.length ? type.positions[index % type.positions.length]! : undefined;
  const picked = type.attributes.map(({ values, raw }, i) => {
    // The first attribute varies along the shelf, the rest at random.
    const drawn = random.int(0, i === 0 ? 1 : values.length - 1);
    // Of what fits everything each is there: no shelf of oil is without 10W-30.
    const at = i === 0 ? (index + (type.seed.fit === 'universal' ? 0 : drawn)) % values.length : drawn;
    return { value: values[at]!, raw: raw[at]! };
  });
  const serialKey = `${brand.id} ${type.id}`;
  const serial = (serials.get(serialKey) ?? 1000) + 1;
  serials.set(serialKey, serial);
  const partNumber = `${brand.prefix}${String(type.id).padStart(3, '0')}-${serial}`;
  const sku = String(100_000 + id);
  const facet = [
    taxonomy.brandValues.get(brand.id)!.id,
    ...(position ? [position.id] : []),
    ...picked.map(({ value }) => value.id),
  ];
  const prices = partPrices(markets, random, brand.grade, type.seed.priceUsd, type.seed.coreUsd);
  return {
    id,
    typeId: type.id,
    brandId: brand.id,
    sku,
    partNumber,
    partNumberKey: partNumberKey(partNumber),
    url: `/products/${brand.slug}-${type.seed.code}-${partNumber.toLowerCase()}-${sku}`,
    position: position?.value ?? null,
    title: titleOf(type, position?.value ?? null, factsOf(type, facet)),
    attributes: Object.fromEntries(type.attributes.map(({ seed }, i) => [seed.id, picked[i]!.raw])),
    facet,
    popularity: Math.max(1, Math.round(20_000 * random.next() ** 3)),
    rating: random.int(32, 50),
    reviewCount: Math.round(400 * random.next() ** 3),
    warrantyMonths: random.pick(brand.grade === 'value' ? [12, 12, 24] : [24, 36, 36, 60]),
    weightGrams: Math.round(type.seed.grams * (0.85 + random.next() * 0.3)),
    hazmat: type.seed.hazmat,
    universal: type.seed.fit === 'universal',
    hasCore: prices.some(({ coreMinor }) => coreMinor > 0),
    prices,
    applications: [],
  };
}

/** The first two values that say something by themselves ('Yes' does not). */
function factsOf(type: TypeEntry, facet: readonly number[]): FacetValue[] {
  return type.attributes
    .flatMap(({ values }) => values.filter((value) => facet.includes(value.id)))
    .filter(({ value, attribute }) => value !== 'yes' && value !== 'no' && attribute !== 'position')
    .slice(0, 2);
}

const titleOf = (type: TypeEntry, position: string | null, facts: readonly FacetValue[]): Localized =>
  partTitle(
    type,
    position,
    facts.map((fact) =>
      factNames(type.attributes.find(({ seed }) => seed.id === fact.attribute)!.seed, fact, type.seed.gender),
    ),
  );
