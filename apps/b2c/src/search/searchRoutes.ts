import type { InputOf, Suggestions } from '@driveline/api/contract';
import { localized } from '../catalog/localized.ts';
import { listedParts } from '../catalog/listedParts.ts';
import { shopperOf } from '../catalog/shopper.ts';
import { taxonomyOf } from '../catalog/taxonomy.ts';
import { route, type RouteContext } from '../http/route.ts';
import type { B2cApp } from '../http/services.ts';
import { searchPage } from './searchPage.ts';
import { databaseSearch } from './searchPort.ts';

/** API-046, API-047, API-118. */
export function searchRoutes(app: B2cApp): void {
  route(app, 'catalog.search', searchPage, { cacheFor: 60 });
  route(app, 'catalog.suggestions', suggestions, { cacheFor: 60 });
  route(app, 'catalog.suggestionsByGateway', suggestions, { cacheFor: 60 });
}

type Context = RouteContext<'catalog.suggestions'> | RouteContext<'catalog.suggestionsByGateway'>;

async function suggestions(ctx: Context): Promise<Suggestions> {
  const { db, market } = ctx;
  const query: NonNullable<InputOf<'catalog.suggestions'>['query']> = ctx.input.query ?? {};
  const { vehicle, answers } = await shopperOf(ctx, query);
  const text = query.searchTerm ?? '';
  const { terms, hits } = await databaseSearch.suggest(db, { market: market.code, text, vehicle, answers });
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
        itemDescription: localized(part.title, market.code),
        productDetailsPageUrl: part.url,
        productImageUrl: '',
        vehicleFitment: state === 'FITS' || state === 'NEEDS_MORE_INFO' ? state : '',
        partNumber: part.partNumber,
        brandName: taxonomy.brandById.get(part.brandId)?.name ?? '',
        drawing: taxonomy.typeById.get(part.typeId)?.family ?? 'generic',
      };
    }),
  };
}
