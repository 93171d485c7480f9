import { cartOfSession, refuseWithoutSales, wordingOf } from '../cart/cartRoutes.ts';
import { toCartWire } from '../cart/cartWire.ts';
import { reopen } from './checkoutRoutes.ts';
import { route } from '../http/route.ts';
import type { B2cApp } from '../http/services.ts';
import { claimCoupon, revokeCoupon } from '../cart/claimCoupon.ts';

/** API-086, API-087 */
export function promotionRoutes(app: B2cApp): void {
  route(app, 'promotions.claim', async (ctx) => {
    refuseWithoutSales(ctx);
    await ctx.limit('coupon');
    await reopen(ctx);
    return claimCoupon(ctx, ctx.input.body.promoCode);
  });
  route(app, 'promotions.revoke', async (ctx) => {
    await reopen(ctx);
    await revokeCoupon(ctx, ctx.input.body.promoCode);
    return toCartWire(wordingOf(ctx), await cartOfSession(ctx));
  });
}
