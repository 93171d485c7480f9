import type { Market } from '@driveline/markets';
import { remember } from '../db/remember.ts';
import { measureText, type MeasureUnit } from '../markets/measure.ts';
import { localized, type Localized } from '../messages/localized.ts';
import type { Executor } from '../db/tx.ts';

export interface Category {
  id: number;
  parentId: number | null;
  path: string;
  family: string;
  names: Localized;
}

export interface PartType {
  id: number;
  categoryId: number;
  code: string;
  path: string;
  /** Line drawing (PLUS-029). */
  family: string;
  layout: 'row' | 'grid';
  vehicleSpecific: boolean;
  /** Its parts have options (API-110). */
  configurable: boolean;
  names: Localized;
  /** Of those with `many` a part has several values: a product page lists them, a shelf filters by each, no card names them. */
  attributes: ({ id: string; labels: Localized; pro?: boolean; many?: boolean } & Partial<MeasureUnit>)[];
}

export interface FacetValue {
  id: number;
  attribute: string;
  value: string;
  sort: number;
  /** None of a number with a unit, which `measure` has. */
  names: Localized;
  measure?: MeasureUnit;
}

export interface Brand {
  id: number;
  slug: string;
  name: string;
  grade: string;
  isFeatured: boolean;
}

/** The dictionaries of the catalogue: small, read by nearly every call. */
export interface Taxonomy {
  categories: readonly Category[];
  types: readonly PartType[];
  typeById: ReadonlyMap<number, PartType>;
  typeByPath: ReadonlyMap<string, PartType>;
  categoryById: ReadonlyMap<number, Category>;
  categoryByPath: ReadonlyMap<string, Category>;
  valueById: ReadonlyMap<number, FacetValue>;
  /** In the order of their ids. */
  valuesByAttribute: ReadonlyMap<string, readonly FacetValue[]>;
  brandById: ReadonlyMap<number, Brand>;
  brandBySlug: ReadonlyMap<string, Brand>;
}

export const taxonomyOf = remember({ freshMs: 300_000, limit: 1 }, readTaxonomy);

async function readTaxonomy(db: Executor): Promise<Taxonomy> {
  const categoryRows = await db.selectFrom('category').selectAll().orderBy('sort').execute();
  const typeRows = await db.selectFrom('part_type').selectAll().orderBy('sort').execute();
  const optionRows = await db.selectFrom('part_option').select('part_type_id').distinct().execute();
  const configurable = new Set(optionRows.map((row) => row.part_type_id));
  const measures = new Map(
    typeRows
      .flatMap((row) => row.attributes as PartType['attributes'])
      .flatMap(({ id, unit, inches }) => (unit ? [[id, { unit, ...(inches && { inches }) }]] : [])),
  );
  const valueRows = await db.selectFrom('facet_value').selectAll().orderBy('id').execute();
  const values = valueRows.map((row): FacetValue => {
    const measure = measures.get(row.attribute);
    return measure ? { ...row, measure } : row;
  });
  const valuesByAttribute = new Map<string, FacetValue[]>();
  for (const value of values) {
    const known = valuesByAttribute.get(value.attribute);
    if (known) known.push(value);
    else valuesByAttribute.set(value.attribute, [value]);
  }
  const brands = await db
    .selectFrom('brand')
    .select(['id', 'slug', 'name', 'grade', 'featured as isFeatured'])
    .orderBy('id')
    .execute();
  const categories = categoryRows.map(({ id, parent_id, path, family, names }) => {
    return { id, parentId: parent_id, path, family, names };
  });
  const types = typeRows.map((row): PartType => ({
    id: row.id,
    categoryId: row.category_id,
    code: row.code,
    path: row.path,
    family: row.family,
    layout: row.layout,
    vehicleSpecific: row.vehicle_specific,
    configurable: configurable.has(row.id),
    names: row.names,
    attributes: row.attributes as PartType['attributes'],
  }));
  return {
    categories,
    types,
    typeById: new Map(types.map((type) => [type.id, type])),
    typeByPath: new Map(types.map((type) => [type.path, type])),
    categoryById: new Map(categories.map((category) => [category.id, category])),
    categoryByPath: new Map(categories.map((category) => [category.path, category])),
    valueById: new Map(values.map((value) => [value.id, value])),
    valuesByAttribute,
    brandById: new Map(brands.map((brand) => [brand.id, brand])),
    brandBySlug: new Map(brands.map((brand) => [brand.slug, brand])),
  };
}

/** A value in the words of a market: '11.1 in (282 mm)', 'Ceramic'. */
export const valueText = (market: Market, { value, names, measure }: FacetValue): string =>
  (measure && measureText(market, value, measure)) ?? localized(names, market);

/** The part types at or below a category. */
export function typesBelow(taxonomy: Taxonomy, category: Category): PartType[] {
  return taxonomy.types.filter(({ path }) => path.startsWith(`${category.path}/`));
}

/** From the top category down to the one itself. */
export function trailOf(taxonomy: Taxonomy, categoryId: number): Category[] {
  const trail: Category[] = [];
  for (let at = taxonomy.categoryById.get(categoryId); at;) {
    trail.unshift(at);
    at = at.parentId === null ? undefined : taxonomy.categoryById.get(at.parentId);
  }
  return trail;
}
