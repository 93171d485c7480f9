import type { Localized } from '../src/messages/localized.ts';
import type { ServerMarket } from '../src/markets/serverMarket.ts';
import { shippedMarkets } from '../src/markets/shipped.ts';
import { capital, positionWords } from '../src/fitment/positions.ts';
import { soldSomewhere } from './containers.ts';
import { givenNames, speechesOf, withNames, type GivenNames } from './catalogNames.ts';
import {
  readAttributes,
  readBrands,
  readCategories,
  readPartTypes,
  type AttributeSeed,
  type AttributeValue,
  type BrandSeed,
  type PartTypeSeed,
} from './seedData.ts';

export interface FacetValue {
  id: number;
  attribute: string;
  value: string;
  sort: number;
  names: Localized;
}

export interface TypeEntry {
  id: number;
  categoryId: number;
  path: string;
  seed: PartTypeSeed;
  /** Languages that its parts have a title in. */
  speeches: readonly ServerMarket[];
  attributes: { seed: AttributeSeed; values: FacetValue[]; raw: (number | string)[] }[];
  /** Attributes of which a part has several values. */
  lists: AttributeSeed[];
  positions: FacetValue[];
  brands: BrandSeed[];
}

export interface Taxonomy {
  brands: BrandSeed[];
  categories: {
    id: number;
    parentId: number | null;
    path: string;
    sort: number;
    names: Localized;
    family: string;
  }[];
  types: TypeEntry[];
  facetValues: FacetValue[];
  /** By brand id. */
  brandValues: Map<number, FacetValue>;
  /** Of attributes of which a part has several values: 'approvals dexos1'. */
  listValues: ReadonlyMap<string, FacetValue>;
}

/** Categories, part types and the dictionary of their facet values, ids given by order. */
export function buildTaxonomy(markets: readonly ServerMarket[] = shippedMarkets.markets): Taxonomy {
  const speeches = speechesOf(markets);
  const given = givenNames(markets);
  const facetValues: FacetValue[] = [];
  const known = new Map<string, FacetValue>();
  const facetValue = (attribute: string, value: string, sort: number, names: Localized) => {
    const key = `${attribute} ${value}`;
    let entry = known.get(key);
    if (!entry) {
      known.set(key, (entry = { id: facetValues.length + 1, attribute, value, sort, names }));
      facetValues.push(entry);
    }
    return entry;
  };
  const brands = readBrands();
  const brandValues = new Map(
    brands.map((brand) => [
      brand.id,
      facetValue(
        'brand',
        brand.slug,
        brand.id,
        inEach(speeches, () => brand.name),
      ),
    ]),
  );
  const categories = buildCategories(given);
  const attributes = new Map(
    withNames(readAttributes(), given).map((attribute) => [attribute.id, attribute]),
  );
  const lists = new Map([...attributes].filter(([, { many }]) => many));
  const types = withGenders(withNames(readPartTypes(), given), given).map((seed, index): TypeEntry => {
    const category = categories.find(({ path }) => path === seed.category);
    if (!category) throw new Error(`${seed.code}: unknown category ${seed.category}`);
    return {
      id: index + 1,
      categoryId: category.id,
      path: `${seed.category}/${seed.code}`,
      seed,
      speeches,
      lists: Object.keys(seed.attributes).flatMap((id) => lists.get(id) ?? []),
      attributes: Object.entries(seed.attributes).flatMap(([id, own]) => {
        if (lists.has(id)) return [];
        const attribute = attributes.get(id);
        if (!attribute) throw new Error(`${seed.code}: unknown attribute ${id}`);
        const all = own?.map((value) => valueOf(attribute, value)) ?? attribute.values;
        const values = soldSomewhere(markets, seed, id, all);
        return {
          seed: attribute,
          raw: values.map((value) => (typeof value === 'number' ? value : value.code)),
          values: values.map((value, sort) =>
            typeof value === 'number'
              ? facetValue(
                  id,
                  String(value),
                  Math.round(value * 100),
                  numberNames(speeches, value, attribute),
                )
              : facetValue(id, value.code, sort, value.names),
          ),
        };
      }),
      positions: seed.positions.map((p, sort) => facetValue('position', p, sort, positionNames(speeches, p))),
      brands: brands.filter(({ sells }) => sells.some((path) => seed.category.startsWith(path))),
    };
  });
  const listValues = new Map(
    [...lists.values()].flatMap(({ id, values }) =>
      values.flatMap((value, sort) =>
        typeof value === 'object'
          ? [[`${id} ${value.code}`, facetValue(id, value.code, sort, value.names)] as const]
          : [],
      ),
    ),
  );
  return { brands, categories, types, facetValues, brandValues, listValues };
}

function valueOf({ id, values }: AttributeSeed, value: number | string): AttributeValue {
  if (typeof value === 'number') return value;
  const named = values.find((it) => typeof it === 'object' && it.code === value);
  if (named === undefined) throw new Error(`${id}: unknown value ${value}`);
  return named;
}

function buildCategories(given: GivenNames): Taxonomy['categories'] {
  const seeds = withNames(readCategories(), given);
  const ids = new Map(seeds.map(({ path }, index) => [path, index + 1]));
  return seeds.map(({ path, names, family }, sort) => ({
    id: sort + 1,
    parentId: ids.get(path.slice(0, path.lastIndexOf('/'))) ?? null,
    path,
    sort,
    names,
    family,
  }));
}

const withGenders = (types: readonly PartTypeSeed[], given: GivenNames): PartTypeSeed[] =>
  types.map((type) => {
    const own = Object.entries(given).flatMap(([locale, { genders = {} }]) =>
      genders[type.code] === undefined ? [] : [[locale, genders[type.code]]],
    );
    return { ...type, gender: { ...type.gender, ...Object.fromEntries(own) } };
  });

type Speeches = readonly ServerMarket[];

const inEach = (speeches: Speeches, say: (speech: ServerMarket) => string): Localized =>
  Object.fromEntries(speeches.map((speech) => [speech.locale, say(speech)]));

const positionNames = (speeches: Speeches, position: string): Localized =>
  inEach(speeches, (speech) => capital(positionWords(position, speech)));

/** A number with a unit is worded by who reads it. */
const numberNames = (speeches: Speeches, value: number, { unit }: AttributeSeed): Localized =>
  unit
    ? {}
    : inEach(speeches, ({ locale }) =>
        value.toLocaleString(locale, { maximumFractionDigits: 4, useGrouping: false }),
      );
