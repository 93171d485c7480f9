import { toDecimal } from '@driveline/api';
import type { OutputOf } from '@driveline/api/contract';
import { addLines } from '../cart/addLines.ts';
import { taxonomyOf } from '../catalog/taxonomy.ts';
import { hotSql } from '../db/hotSql.ts';
import { localized, type Localized } from '../messages/localized.ts';
import { B2cError } from '../http/errors.ts';
import type { CallContext } from '../http/route.ts';
import { promotionWords, type WordsRow } from '../promotions/promotionWords.ts';
import type { PromotionRule } from '../promotions/promotionModel.ts';

type Bundle = Extract<PromotionRule, { kind: 'BUNDLE' }>;

interface DealRow extends WordsRow {
  id: string;
  rule: Bundle;
  ends_at: Date | string;
  category_path: string;
  drawing: string;
}

interface PartRow {
  sku: string;
  title: Localized;
  brand: string;
  url: string;
  drawing: string;
  price_minor: number;
}

const readDeals = ({ db, market, clock }: CallContext): Promise<DealRow[]> =>
  hotSql<DealRow>(
    db,
    'deals-now',
    `select d.id, p.title, p.terms, p.words, p.rule, p.ends_at, d.category_path, d.drawing
     from deal d join promotion p on p.id = d.id
     where d.market = $1 and p.starts_at <= $2 and p.ends_at > $2 and (p.use_limit is null or p.uses < p.use_limit)
     order by d.sort, d.id`,
    [market.code, clock.now()],
  );

/** API-107: categories that have a deal now, with their number. */
export async function dealCategories(ctx: CallContext): Promise<OutputOf<'deals.byCategory'>> {
  const { deals } = await currentDeals(ctx);
  const { categories } = await taxonomyOf(ctx.db);
  const named = categories.filter(({ path }) => deals.some(({ canonicalPath }) => canonicalPath === path));
  return {
    categories: named.map(({ path, names, family }) => ({
      categoryName: localized(names, ctx.market),
      canonicalPath: path,
      imageUrl: '',
      drawing: family,
      dealCount: deals.filter(({ canonicalPath }) => canonicalPath === path).length,
    })),
  };
}

/** The deals of now with their parts. One whose part is not sold any more is left out. */
export async function currentDeals(ctx: CallContext): Promise<OutputOf<'deals.list'>> {
  const deals = await readDeals(ctx);
  const parts = await readParts(
    ctx,
    deals.flatMap(({ rule }) => rule.items.map(({ sku }) => sku)),
  );
  const major = (minor: number) => toDecimal(minor, ctx.market.currency.minorDigits);
  return {
    deals: deals.flatMap((row) => {
      const { id, rule, ends_at, category_path, drawing } = row;
      const items = rule.items.flatMap(({ sku, quantity }) => {
        const part = parts.get(sku);
        return part ? [{ part, quantity }] : [];
      });
      if (items.length < rule.items.length) return [];
      const worth = items.reduce((sum, { part, quantity }) => sum + part.price_minor * quantity, 0);
      const deal = {
        dealId: id,
        ...promotionWords(row, ctx.market),
        canonicalPath: category_path,
        drawing,
        endDate: new Date(ends_at).toISOString(),
        price: major(Math.min(worth, rule.priceMinor)),
        regularPrice: major(worth),
        items: items.map(({ part, quantity }) => ({
          skuNumber: part.sku,
          itemDescription: localized(part.title, ctx.market),
          brandName: part.brand,
          productDetailsPageUrl: part.url,
          drawing: part.drawing,
          quantity,
          price: major(part.price_minor),
        })),
      };
      return [deal];
    }),
  };
}

async function readParts(
  { db, market }: CallContext,
  skus: readonly string[],
): Promise<Map<string, PartRow>> {
  const rows = await hotSql<PartRow>(
    db,
    'deal-parts',
    `select p.sku, p.title, b.name as brand, p.url, t.family as drawing, coalesce(r.sale_minor, r.list_minor) as price_minor
     from part p join brand b on b.id = p.brand_id join part_type t on t.id = p.part_type_id
     join price r on r.part_id = p.id and r.market = $1 where p.sku = any($2)`,
    [market.code, skus],
  );
  return new Map(rows.map((row) => [row.sku, row]));
}

/**
 * API-111: the parts of a deal, all of them or none. The price is the deal's own promotion and comes by itself
 * while all its parts are in the cart: what the caller names is parts and pieces, never a price.
 * @throws B2cError error_deal_expired, error_item_unknown for a part that is not of the deal, and as `addLines`
 */
export async function addDeal(
  ctx: CallContext,
  dealId: string,
  asked: readonly { skuNumber: string; quantity: number }[],
): Promise<void> {
  const deal = (await readDeals(ctx)).find(({ id }) => id === dealId);
  if (!deal) throw new B2cError('error_deal_expired', { field: 'dealId' });
  const own = new Set(deal.rule.items.map(({ sku }) => sku));
  if (asked.some(({ skuNumber }) => !own.has(skuNumber))) {
    throw new B2cError('error_item_unknown', { field: 'items' });
  }
  const items =
    asked.length > 0 ? asked.map(({ skuNumber: sku, quantity }) => ({ sku, quantity })) : deal.rule.items;
  await addLines(ctx, items);
}
