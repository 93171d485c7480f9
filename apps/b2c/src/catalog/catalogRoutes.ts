import type { InputOf, OutputOf } from '@driveline/api/contract';
import { availabilityOfParts } from '../availability/availabilityFor.ts';
import { contentPath } from '../ports/contentPort.ts';
import { wordFit } from '../fitment/wordFit.ts';
import { B2cError } from '../http/errors.ts';
import { route, type RouteContext } from '../http/route.ts';
import type { B2cApp } from '../http/services.ts';
import { placeOf } from '../availability/deliveryPlace.ts';
import { bothSidesWire, isSoldTwice, otherSideOf } from './bothSides.ts';
import { brandRoutes } from './brandRoutes.ts';
import { categoryPageOf } from './categoryPage.ts';
import { findProduct } from './findProduct.ts';
import { judge } from './listProducts.ts';
import { pageTypeOf, type PathAnswer } from './pageType.ts';
import { partReviews } from './partReviews.ts';
import { productDetailOf } from './productDetail.ts';
import { startQuantity } from './productWire.ts';
import { suppliedOf, type PartRow } from './readParts.ts';
import { shownTaxonomy } from './shownTaxonomy.ts';
import { shopperOf } from './shopper.ts';
import { skuDetailsOf } from './skuDetails.ts';
import { PROMOS_PATH, promosAt } from './taxonomyPromos.ts';

/** API-043 to API-045, API-112, API-117, CATALOG-029. */
export function catalogRoutes(app: B2cApp): void {
  const readsCatalog = true;
  route(app, 'catalog.product', product, { readsCatalog, cacheFor: 60 });
  route(app, 'catalog.productByGateway', product, { readsCatalog, cacheFor: 60 });
  route(app, 'catalog.pageType', pageType, { readsCatalog, cacheFor: 300, forEveryone: true });
  route(app, 'catalog.pageTypeByGateway', pageType, { readsCatalog, cacheFor: 300, forEveryone: true });
  route(app, 'catalog.category', category, { readsCatalog, cacheFor: 300 });
  route(app, 'catalog.skuDetails', skuDetailsOf, { readsCatalog });
  route(app, 'catalog.reviews', partReviews, { readsCatalog, cacheFor: 60 });
  brandRoutes(app);
}

type ProductContext = RouteContext<'catalog.product'> | RouteContext<'catalog.productByGateway'>;

async function product(ctx: ProductContext): Promise<OutputOf<'catalog.product'>> {
  const { db, market, clock } = ctx;
  const query: NonNullable<InputOf<'catalog.product'>['query']> = ctx.input.query ?? {};
  const found = await findProduct(db, market, query);
  if (!found) throw new B2cError('error_product_unknown');
  const { part, movedTo } = found;
  const shopper = await shopperOf(ctx, query);
  const taxonomy = await shownTaxonomy(ctx);
  const other = await otherSideOf(db, market, part, taxonomy.typeById.get(part.typeId));
  const parts = other && other.id !== part.id ? [part, other] : [part];
  const hits = await judge(ctx, shopper, parts);
  const place = await placeOf(ctx, shopper.store);
  // As many as the page starts with.
  const quantity = startQuantity(hits[0]!.fit);
  const promised = (pieces: number) =>
    availabilityOfParts(db, market, place, parts.map(suppliedOf), clock.now(), () => pieces);
  const availability = await promised(quantity);
  const isPaired =
    other && (other.id !== part.id || isSoldTwice(hits[0]!.fit, (await promised(2)).get(part.sku)));
  const factsOf = (of: PartRow) => ({
    market,
    taxonomy,
    part: of,
    fit: wordFit(market, hits.find(({ partId }) => partId === of.id)!.fit, shopper.vehicleName),
    availability: availability.get(of.sku),
  });
  const detail = {
    ...(await productDetailOf(db, { ...factsOf(part), ownModelId: shopper.vehicle?.modelId })),
    ...(isPaired && { pair: bothSidesWire(factsOf(other)) }),
  };
  return {
    pdpResults: { products: [detail] },
    ...(movedTo ? { redirectPageType: 'PRODUCT', redirectURL: movedTo } : {}),
    xFusionQueryId: ctx.requestId,
  };
}

type PageTypeContext = RouteContext<'catalog.pageType'> | RouteContext<'catalog.pageTypeByGateway'>;

async function pageType(ctx: PageTypeContext): Promise<OutputOf<'catalog.pageType'>> {
  const { db, market, input } = ctx;
  const path = input.query.canonicalPath;
  const answer = (await pageTypeOf(db, market, path)) ?? (await contentPageType(ctx, path));
  if (!answer) throw new B2cError('error_path_unknown');
  if ('redirectTo' in answer) return { redirectUrl: answer.redirectTo };
  return { acesPageTypeResult: answer, pageTypeResult: answer };
}

/** Pages of words: landing pages, questions, legal texts, what a shop says of its deals. */
async function contentPageType({ market, services }: PageTypeContext, path: string): Promise<PathAnswer> {
  const canonical = contentPath(path);
  const page = await services.content.read('page', { market, path: canonical });
  if (!page) return undefined;
  if (path !== canonical) return { redirectTo: canonical };
  return { pageType: 'LANDING', canonicalPath: canonical, title: page.title };
}

async function category(ctx: RouteContext<'catalog.category'>): Promise<OutputOf<'catalog.category'>> {
  const { db, market, input, services } = ctx;
  const found = await categoryPageOf(db, market, input.query.canonicalPath, await shopperOf(ctx));
  if (!found) throw new B2cError('error_path_unknown');
  const { id, page } = found;
  // Without the content a category has its parts still.
  const content = await services.content.read('page', { market, path: PROMOS_PATH }).catch(() => undefined);
  const promos = promosAt(content?.blocks ?? [], { path: page.canonicalPath, id });
  return promos.length > 0 ? { ...page, promos } : page;
}
