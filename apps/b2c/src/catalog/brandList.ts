import type { Brand as WireBrand, BreadCrumb } from '@driveline/api/contract';
import type { Market } from '@driveline/markets';
import { hotSql } from '../db/hotSql.ts';
import { remember } from '../db/remember.ts';
import type { Executor } from '../db/tx.ts';
import { textOf } from '../messages/index.ts';
import { inSentence } from '../messages/inSentence.ts';
import { localized } from '../messages/localized.ts';
import { taxonomyOf, trailOf, type Brand, type Taxonomy } from './taxonomy.ts';

/** Of each brand that the market sells, the types of its parts. */
const soldBy = remember({ freshMs: 300_000, limit: 20 }, async (db, market) => {
  const rows = await hotSql<{ brand: number; type: number }>(
    db,
    'brand-types',
    'select brand_id as brand, part_type_id as type from shelf_brand where market = $1',
    [market],
  );
  const byBrand = new Map<number, number[]>();
  for (const { brand, type } of rows) byBrand.set(brand, [...(byBrand.get(brand) ?? []), type]);
  return byBrand;
});

/** API-065: the brands that a market sells, by name. */
export async function brandsOf(db: Executor, market: Market): Promise<WireBrand[]> {
  const taxonomy = await taxonomyOf(db);
  const sold = await soldBy(db, market.code);
  const byName = new Intl.Collator(market.locale).compare;
  return [...taxonomy.brandById.values()]
    .filter(({ id }) => sold.has(id))
    .map(toBrand)
    .sort((a, b) => byName(a.name, b.name));
}

/** A brand by its slug; undefined when the market does not sell it. */
export async function soldBrand(db: Executor, market: string, slug: string): Promise<Brand | undefined> {
  const brand = (await taxonomyOf(db)).brandBySlug.get(slug);
  return brand && (await soldBy(db, market)).has(brand.id) ? brand : undefined;
}

/** One brand by the name in its path, or as it is written; undefined when the market does not sell it. */
export async function brandOf(db: Executor, market: Market, name: string): Promise<WireBrand | undefined> {
  const taxonomy = await taxonomyOf(db);
  const slug = name.trim().toLowerCase().replace(/\s+/g, '-');
  const brand = taxonomy.brandBySlug.get(slug);
  const types = brand && (await soldBy(db, market.code)).get(brand.id);
  if (!brand || !types) return undefined;
  const categories = categoriesOf(taxonomy, types, market);
  const listed = new Intl.ListFormat(market.locale).format(
    categories.slice(0, 3).map(({ categoryName }) => inSentence(categoryName)),
  );
  const grade = stories[brand.grade] ?? 'standard';
  return {
    ...toBrand(brand),
    story: textOf(market)(`catalog.brandStory.${grade}`, { name: brand.name, categories: listed }),
    categories,
  };
}

/** The grades that have a story of their own. */
const stories: Readonly<Record<string, 'value' | 'premium' | 'performance' | 'heavy-duty'>> = {
  value: 'value',
  premium: 'premium',
  performance: 'performance',
  'heavy duty': 'heavy-duty',
};

const toBrand = ({ slug, name, isFeatured }: Brand): WireBrand => ({
  name,
  logoUrl: `/ecomm/b2c/v1/brands/${slug}/logo.svg`,
  path: `/brands/${slug}`,
  featured: isFeatured,
});

/** The lowest categories of the types, those with most types first. */
function categoriesOf(taxonomy: Taxonomy, typeIds: readonly number[], market: Market): BreadCrumb[] {
  const counts = new Map<number, number>();
  for (const id of typeIds) {
    const category = trailOf(taxonomy, taxonomy.typeById.get(id)?.categoryId ?? 0).at(-1);
    if (category) counts.set(category.id, (counts.get(category.id) ?? 0) + 1);
  }
  return [...counts]
    .sort((a, b) => b[1] - a[1] || a[0] - b[0])
    .flatMap(([id]) => {
      const category = taxonomy.categoryById.get(id);
      return category
        ? [{ categoryName: localized(category.names, market), canonicalPath: category.path }]
        : [];
    });
}
