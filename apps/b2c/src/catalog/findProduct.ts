import type { Market } from '@driveline/markets';
import type { Executor } from '../db/tx.ts';
import { partNumberKey } from './searchKey.ts';
import { canonicalPath, pageTypeOf } from './pageType.ts';
import { readPartByNumber, readPartByUrl, readPartsById, readPartsBySku, type PartRow } from './readParts.ts';
import { taxonomyOf } from './taxonomy.ts';

/** The ways in which a call may name a product (CATALOG-018, CATALOG-019). */
export interface ProductNames {
  productDetailsPageUrl?: string | undefined;
  /** Skus joined by commas; the first counts. */
  itemIds?: string | undefined;
  partNumber?: string | undefined;
  lineCode?: string | undefined;
  partGroupId?: string | undefined;
  brandId?: string | undefined;
}

export interface FoundProduct {
  part: PartRow;
  /** Its address, when another one was asked for. */
  movedTo?: string;
}

export async function findProduct(
  db: Executor,
  market: Market,
  names: ProductNames,
): Promise<FoundProduct | undefined> {
  const { productDetailsPageUrl: url, itemIds, partNumber, partGroupId } = names;
  if (url) return byUrl(db, market, url.startsWith('/') ? url : `/products/${url}`);
  const found = itemIds
    ? (await readPartsBySku(db, market.code, [itemIds.split(',')[0]!.trim()]))[0]
    : partGroupId && /^\d{1,9}$/.test(partGroupId)
      ? (await readPartsById(db, market.code, [Number(partGroupId)]))[0]
      : partNumber
        ? await readPartByNumber(db, market.code, partNumberKey(partNumber), await brandOf(db, names))
        : undefined;
  return found && { part: found };
}

async function byUrl(db: Executor, market: Market, url: string): Promise<FoundProduct | undefined> {
  const part = await readPartByUrl(db, market.code, canonicalPath(url));
  if (part) return part.url === url ? { part } : { part, movedTo: part.url };
  const answer = await pageTypeOf(db, market, url);
  if (!answer || !('redirectTo' in answer) || !answer.redirectTo.startsWith('/products/')) return undefined;
  const moved = await readPartByUrl(db, market.code, answer.redirectTo);
  return moved && { part: moved, movedTo: moved.url };
}

async function brandOf(db: Executor, { brandId, lineCode }: ProductNames): Promise<number | null> {
  if (brandId && /^\d{1,9}$/.test(brandId)) return Number(brandId);
  return (lineCode && (await taxonomyOf(db)).brandBySlug.get(lineCode.toLowerCase())?.id) || null;
}
