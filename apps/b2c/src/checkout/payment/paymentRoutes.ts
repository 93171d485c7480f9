import { toDecimal } from '@driveline/api';
import type { PaymentAnswer } from '@driveline/api/contract';
import { cartOfSession, refuseWithoutSales, wordingOf } from '../../cart/cartRoutes.ts';
import { toCartWire } from '../../cart/cartWire.ts';
import { reopen } from '../checkoutRoutes.ts';
import { route, type CallContext } from '../../http/route.ts';
import type { B2cApp } from '../../http/services.ts';
import { openGiftCard } from '../../payments/accounts/giftCards.ts';
import { addPayment, changePayment } from './attachPayment.ts';
import { paymentOptions, paymentSession } from './paymentOptions.ts';
import { toPaymentState } from './paymentState.ts';
import { removePayment } from './removePayment.ts';
import { applePaySession } from './wallets/applePay.ts';
import { payPalAuthenticate, payPalLookup } from './wallets/payPal.ts';

/** API-061, API-073, API-074, API-085, API-114. */
export function paymentRoutes(app: B2cApp): void {
  route(app, 'checkout.paymentOptions', paymentOptions);
  route(app, 'checkout.paymentSession', async (ctx) => {
    refuseWithoutSales(ctx);
    const { purchaseId, forAccount } = ctx.input.body;
    if (purchaseId === undefined && !forAccount) await reopen(ctx);
    return paymentSession(ctx, ctx.input.body);
  });
  route(app, 'checkout.addPayment', async (ctx) => {
    await reopen(ctx);
    await addPayment(ctx, ctx.input.body);
    return paymentAnswer(ctx);
  });
  route(app, 'checkout.changePayment', async (ctx) => {
    await reopen(ctx);
    await changePayment(ctx, ctx.input.body);
    return paymentAnswer(ctx);
  });
  route(app, 'checkout.removePayment', async (ctx) => {
    await reopen(ctx);
    await removePayment(ctx, ctx.input.body.giftCardId);
    return paymentAnswer(ctx);
  });
  wallets(app);
  route(app, 'giftCards.balance', async (ctx) => {
    const { balance_minor, held_minor, currency } = await openGiftCard(ctx, ctx.input.body);
    return { balance: toDecimal(balance_minor - held_minor, ctx.market.currency.minorDigits), currency };
  });
}

function wallets(app: B2cApp): void {
  route(app, 'checkout.paypalLookup', async (ctx) => {
    refuseWithoutSales(ctx);
    await reopen(ctx);
    return payPalLookup(ctx, ctx.input.body.origin);
  });
  route(app, 'checkout.paypalAuthenticate', (ctx) => payPalAuthenticate(ctx, ctx.input.body));
  route(app, 'checkout.applePaySession', async (ctx) => {
    refuseWithoutSales(ctx);
    return applePaySession(ctx, ctx.input.body.validationUrl);
  });
}

async function paymentAnswer(ctx: CallContext): Promise<PaymentAnswer> {
  const cart = await cartOfSession(ctx);
  return { ...toPaymentState(ctx.market, cart), order: toCartWire(wordingOf(ctx), cart) };
}
