import { refuseWithoutSales, withMap } from '../cart/cartRoutes.ts';
import { route } from '../http/route.ts';
import type { B2cApp } from '../http/services.ts';
import { addDeal, currentDeals, dealCategories } from './deals.ts';

/** API-107, API-111 */
export function dealRoutes(app: B2cApp): void {
  const shared = { readsCatalog: true, cacheFor: 60 };
  route(app, 'deals.byCategory', dealCategories, { ...shared, forEveryone: true });
  route(app, 'deals.list', (ctx) => currentDeals(ctx, ctx.input.query?.limit), shared);
  route(app, 'deals.addToCart', async (ctx) => {
    refuseWithoutSales(ctx);
    await addDeal(ctx, ctx.input.body.dealId, ctx.input.body.items ?? []);
    return withMap(ctx);
  });
}
