import { hotSql } from '../db/hotSql.ts';
import type { Market } from '@driveline/markets';
import type { Executor } from '../db/tx.ts';
import { clearancePath } from './clearance.ts';
import { soldBrand } from './brandList.ts';
import { textOf } from '../messages/index.ts';
import { localized } from '../messages/localized.ts';
import { readPartByUrl } from './readParts.ts';
import { taxonomyOf } from './taxonomy.ts';

export interface PageType {
  pageType: 'PRODUCT' | 'SHELF' | 'CATEGORY' | 'BRAND' | 'LANDING';
  canonicalPath: string;
  title: string;
}

export type PathAnswer = PageType | { redirectTo: string } | undefined;

/** '/Parts/Brakes/' and '/parts/brakes' are one page. */
export const canonicalPath = (path: string): string =>
  `/${path.split(/[?#]/)[0]!.toLowerCase().split('/').filter(Boolean).join('/')}`;

/** What a path shows, or where it has moved to; undefined for a path that nobody knows (CATALOG-021). */
export async function pageTypeOf(db: Executor, market: Market, path: string): Promise<PathAnswer> {
  const canonical = canonicalPath(path);
  const taxonomy = await taxonomyOf(db);
  const type = taxonomy.typeByPath.get(canonical);
  const category = taxonomy.categoryByPath.get(canonical);
  const brand = await soldBrand(db, market.code, /^\/brands\/([\w-]+)$/.exec(canonical)?.[1] ?? '');
  const page = (pageType: PageType['pageType'], title: string) => ({
    pageType,
    canonicalPath: canonical,
    title,
  });
  const known: PageType | undefined = type
    ? page('SHELF', localized(type.names, market))
    : category
      ? page('CATEGORY', localized(category.names, market))
      : brand
        ? page('BRAND', brand.name)
        : canonical === clearancePath
          ? page('SHELF', textOf(market)('catalog.clearance'))
          : undefined;
  if (known) return known.canonicalPath === path ? known : { redirectTo: canonical };
  if (canonical.startsWith('/products/')) return productPage(db, market, canonical, path);
  return movedPath(db, canonical);
}

async function productPage(
  db: Executor,
  market: Market,
  canonical: string,
  path: string,
): Promise<PathAnswer> {
  const part = await readPartByUrl(db, market.code, canonical);
  if (part) {
    const page: PageType = {
      pageType: 'PRODUCT',
      canonicalPath: part.url,
      title: localized(part.title, market),
    };
    return path === part.url ? page : { redirectTo: part.url };
  }
  // The words of an old address may have changed; the sku at its end has not.
  const sku = /-(\d{1,9})$/.exec(canonical)?.[1];
  if (!sku) return undefined;
  const [moved] = await hotSql<{ url: string }>(
    db,
    'url-by-sku',
    'select p.url from part p join price r on r.part_id = p.id and r.market = $1 where p.sku = $2',
    [market.code, sku],
  );
  return moved && { redirectTo: moved.url };
}

async function movedPath(db: Executor, canonical: string): Promise<PathAnswer> {
  const [row] = await hotSql<{ redirect_to: string | null }>(
    db,
    'moved-path',
    'select redirect_to from seo_path where path = $1',
    [canonical],
  );
  return row?.redirect_to ? { redirectTo: row.redirect_to } : undefined;
}
