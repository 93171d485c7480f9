import type { BreadCrumb, CategoryPage } from '@driveline/api/contract';
import type { Market } from '@driveline/markets';
import { countsForVehicle } from '../fitment/vehicleCounts.ts';
import { remember } from '../db/remember.ts';
import type { Executor } from '../db/tx.ts';
import { textOf } from '../messages/index.ts';
import { inSentence } from '../messages/inSentence.ts';
import { localized } from '../messages/localized.ts';
import { canonicalPath } from './pageType.ts';
import type { Shopper } from './shopper.ts';
import { taxonomyOf, trailOf, typesBelow, type Category, type PartType, type Taxonomy } from './taxonomy.ts';

/** Parts of each type that a market sells. */
const totalsOf = remember({ freshMs: 300_000, limit: 20 }, async (db, market) => {
  const rows = await db
    .selectFrom('shelf')
    .select(['part_type_id', 'parts'])
    .where('market', '=', market)
    .execute();
  return new Map(rows.map(({ part_type_id, parts }) => [part_type_id, parts]));
});

/** Best-selling brands below a category, of what a market sells. */
const brandsOf = remember({ freshMs: 300_000, limit: 300 }, async (db, key) => {
  const [market = '', typeIds = ''] = key.split(' ');
  const rows = await db
    .selectFrom('shelf_brand')
    .innerJoin('brand', 'brand.id', 'shelf_brand.brand_id')
    .select('brand.name')
    .where('shelf_brand.market', '=', market)
    .where('shelf_brand.part_type_id', 'in', typeIds.split(',').map(Number))
    .groupBy('brand.name')
    .orderBy((eb) => eb.fn.sum('shelf_brand.popularity'), 'desc')
    .orderBy('brand.name')
    .limit(8)
    .execute();
  return rows.map(({ name }) => name);
});

/** A category by its id, and its tiles: its categories, or the shelves of its part types (CATALOG-029). */
export async function categoryPageOf(
  db: Executor,
  market: Market,
  path: string,
  { vehicle, answers }: Pick<Shopper, 'vehicle' | 'answers'>,
): Promise<{ id: string; page: CategoryPage } | undefined> {
  const taxonomy = await taxonomyOf(db);
  const category = taxonomy.categoryByPath.get(canonicalPath(path));
  if (!category) return undefined;
  const [totals, taken] = await Promise.all([
    totalsOf(db, market.code),
    vehicle ? countsForVehicle(db, market.code, vehicle, answers) : undefined,
  ]);
  const types = typesBelow(taxonomy, category);
  const children = tilesOf(taxonomy, category, market, { totals, taken }).filter(
    ({ partCount }) => partCount > 0,
  );
  const name = localized(category.names, market);
  const page = {
    categoryName: name,
    canonicalPath: category.path,
    description: textOf(market)('catalog.categoryDescription', {
      name,
      children: children
        .slice(0, 4)
        .map((child) => inSentence(child.categoryName))
        .join(', '),
    }),
    breadCrumbs: crumbsOf(taxonomy, category.id, market),
    children,
    popularBrands: types.length
      ? await brandsOf(db, `${market.code} ${types.map(({ id }) => id).join(',')}`)
      : [],
  };
  return { id: String(category.id), page };
}

/** Parts of each type. */
interface Counts {
  readonly totals: ReadonlyMap<number, number>;
  /** Of the types that not every vehicle takes, for the shopper's. */
  readonly taken: ReadonlyMap<number, number> | undefined;
}

function tilesOf(
  taxonomy: Taxonomy,
  category: Category,
  market: Market,
  counts: Counts,
): CategoryPage['children'] {
  const below = taxonomy.categories.filter(({ parentId }) => parentId === category.id);
  if (below.length) {
    return below.map((child) => ({
      categoryName: localized(child.names, market),
      canonicalPath: child.path,
      drawing: child.family,
      ...countsOf(typesBelow(taxonomy, child), counts),
    }));
  }
  return typesBelow(taxonomy, category).map((type) => ({
    categoryName: localized(type.names, market),
    canonicalPath: type.path,
    drawing: type.family,
    ...countsOf([type], counts),
  }));
}

/** What the shelves of the types list, with a vehicle and without. */
function countsOf(types: readonly PartType[], { totals, taken }: Counts) {
  const count = (of: (type: PartType) => number | undefined) =>
    types.reduce((sum, type) => sum + (of(type) ?? 0), 0);
  return {
    partCount: count(({ id }) => totals.get(id)),
    ...(taken &&
      types.some(({ vehicleSpecific }) => vehicleSpecific) && {
        vehiclePartCount: count(({ id, vehicleSpecific }) => (vehicleSpecific ? taken : totals).get(id)),
      }),
  };
}

/** The way down to a category, itself the last. */
export const crumbsOf = (taxonomy: Taxonomy, categoryId: number, market: Market): BreadCrumb[] =>
  trailOf(taxonomy, categoryId).map(({ names, path }) => ({
    categoryName: localized(names, market),
    canonicalPath: path,
  }));
