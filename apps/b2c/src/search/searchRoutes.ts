import type { InputOf, OutputOf, Suggestions } from '@driveline/api/contract';
import { drawingOf } from '../catalog/drawing.ts';
import { localized } from '../messages/localized.ts';
import { listedParts, rememberedPart } from '../catalog/listedParts.ts';
import { listProducts } from '../catalog/listProducts.ts';
import { shopperOf } from '../catalog/shopper.ts';
import { taxonomyOf } from '../catalog/taxonomy.ts';
import { route, type RouteContext } from '../http/route.ts';
import type { B2cApp } from '../http/services.ts';
import { relatedPartsOf } from './relatedParts.ts';
import { searchPage } from './searchPage.ts';
import { wearPartsOf } from './wearParts.ts';

/** API-046, API-047, API-118. */
export function searchRoutes(app: B2cApp): void {
  const shared = { readsCatalog: true, cacheFor: 60 };
  route(app, 'catalog.search', searchPage, shared);
  route(app, 'catalog.suggestions', suggestions, shared);
  route(app, 'catalog.suggestionsByGateway', suggestions, shared);
  route(app, 'catalog.relatedParts', relatedParts, shared);
}

type Context = RouteContext<'catalog.suggestions'> | RouteContext<'catalog.suggestionsByGateway'>;

async function suggestions(ctx: Context): Promise<Suggestions> {
  const { db, market } = ctx;
  const query: NonNullable<InputOf<'catalog.suggestions'>['query']> = ctx.input.query ?? {};
  const { vehicle, answers } = await shopperOf(ctx, query);
  const text = query.searchTerm ?? '';
  const { terms, hits } = await ctx.services.search.suggest({ market: market.code, text, vehicle, answers });
  const taxonomy = await taxonomyOf(db);
  const states = new Map(hits.map(({ partId, fit }) => [partId, fit.state]));
  const parts = await listedParts(
    db,
    market.code,
    hits.map(({ partId }) => partId),
  );
  return {
    generalSuggestions: terms,
    productTitleSuggestions: parts.map((part) => {
      const state = states.get(part.id);
      return {
        suggestedSearchTerm: part.partNumber,
        itemDescription: localized(part.title, market),
        productDetailsPageUrl: part.url,
        productImageUrl: part.picture ?? '',
        vehicleFitment: state === 'FITS' || state === 'NEEDS_MORE_INFO' ? state : '',
        partNumber: part.partNumber,
        brandName: taxonomy.brandById.get(part.brandId)?.name ?? '',
        drawing: drawingOf(taxonomy.typeById.get(part.typeId)?.family, part.attributes),
      };
    }),
  };
}

async function relatedParts(
  ctx: RouteContext<'catalog.relatedParts'>,
): Promise<OutputOf<'catalog.relatedParts'>> {
  const { db, market, input } = ctx;
  const { skuNumber, ...query } = input.query ?? {};
  const shopper = await shopperOf(ctx, query);
  if (skuNumber === undefined) return wearPartsOf(ctx, shopper);
  const part = await rememberedPart(db, market.code, skuNumber);
  if (!part) return { products: [] };
  const hits = await relatedPartsOf(db, market.code, part, shopper.vehicle, shopper.answers);
  return { products: await listProducts(ctx, shopper, hits) };
}
