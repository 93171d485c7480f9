import type { BreadCrumb, CategoryPage } from '@driveline/api/contract';
import type { Market } from '@driveline/markets';
import { remember } from '../db/remember.ts';
import type { Executor } from '../db/tx.ts';
import { textOf } from '../messages/index.ts';
import { inSentence } from '../messages/inSentence.ts';
import { localized } from '../messages/localized.ts';
import { canonicalPath } from './pageType.ts';
import { taxonomyOf, trailOf, typesBelow, type Category, type Taxonomy } from './taxonomy.ts';

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
): Promise<{ id: string; page: CategoryPage } | undefined> {
  const taxonomy = await taxonomyOf(db);
  const category = taxonomy.categoryByPath.get(canonicalPath(path));
  if (!category) return undefined;
  const totals = await totalsOf(db, market.code);
  const types = typesBelow(taxonomy, category);
  const children = tilesOf(taxonomy, category, market, totals).filter(({ partCount }) => partCount > 0);
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

function tilesOf(
  taxonomy: Taxonomy,
  category: Category,
  market: Market,
  totals: ReadonlyMap<number, number>,
): CategoryPage['children'] {
  const count = (types: readonly { id: number }[]) =>
    types.reduce((sum, { id }) => sum + (totals.get(id) ?? 0), 0);
  const below = taxonomy.categories.filter(({ parentId }) => parentId === category.id);
  if (below.length) {
    return below.map((child) => ({
      categoryName: localized(child.names, market),
      canonicalPath: child.path,
      drawing: child.family,
      partCount: count(typesBelow(taxonomy, child)),
    }));
  }
  return typesBelow(taxonomy, category).map((type) => ({
    categoryName: localized(type.names, market),
    canonicalPath: type.path,
    drawing: type.family,
    partCount: count([type]),
  }));
}

/** The way down to a category, itself the last. */
export const crumbsOf = (taxonomy: Taxonomy, categoryId: number, market: Market): BreadCrumb[] =>
  trailOf(taxonomy, categoryId).map(({ names, path }) => ({
    categoryName: localized(names, market),
    canonicalPath: path,
  }));
