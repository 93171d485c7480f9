import { route } from '../http/route.ts';
import type { B2cApp } from '../http/services.ts';
import { payPurchase } from './payPurchase.ts';
import { ownPurchase, toPurchaseWire } from './purchaseStore.ts';
import { startPurchase } from './startPurchase.ts';

/** CART-055: gift cards are bought at a checkout of their own. What one holds is in `payments/paymentRoutes.ts`. */
export function giftCardRoutes(app: B2cApp): void {
  route(app, 'giftCards.buy', async (ctx) => toPurchaseWire(ctx.market, await startPurchase(ctx)));
  route(app, 'giftCards.read', async (ctx) =>
    toPurchaseWire(ctx.market, await ownPurchase(ctx, ctx.input.params.purchaseId)),
  );
  route(app, 'giftCards.pay', async (ctx) => {
    const { params, body } = ctx.input;
    const done = await payPurchase(ctx, { ...params, ...body });
    if (done.kind === 'challenge') return { challenge: { url: done.url } };
    return { purchase: toPurchaseWire(ctx.market, done.row) };
  });
}
