import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  attachCard,
  cards,
  commitBody,
  fillCart,
  lookingAgain,
  type Ready,
} from '../../../conformance/client/buyer.ts';
import { stockedPart } from '../../../seed/stockedPart.ts';
import { openShop, type Shop } from '../../../test/shop.ts';

let shop: Shop;
let ready: Ready;
beforeAll(async () => {
  shop = await openShop();
  ready = await fillCart(shop.shopper('us', 'es-US'), await stockedPart(shop));
});
afterAll(() => shop.close());

const overAt = async (path: string) => {
  // Pages of the service know neither cookies nor the language of a call.
  const answer = await shop.shopper().fetch(path);
  const html = await answer.text();
  const links = [...html.matchAll(/<a href="([^"]*)">/g)].map(([, href]) => href);
  return { status: answer.status, language: /<html lang="([^"]*)"/.exec(html)?.[1], links, html, answer };
};
const expire = () =>
  shop.database.db
    .updateTable('sandbox_session')
    .set({ expires_at: new Date(0) })
    .execute();

describe('[PLUS-020] a page of the payment service that is over speaks the language of its shopper', () => {
  test('Back to the question of the bank after the purchase leads to the order', async () => {
    const asked = await lookingAgain(await attachCard(ready, cards.challenge));
    const { challenge } = await asked.shopper.do('checkout.commit', commitBody(asked));
    const path = new URL(challenge?.url ?? '').pathname;
    await asked.shopper.fetch(path, { method: 'POST', body: new URLSearchParams({ answer: 'approve' }) });
    const over = await overAt(path);
    expect([over.status, over.language, over.links]).toEqual([410, 'es-US', ['/es/orderConfirmation']]);
    expect(over.html).toContain('Este pago ya está completo.');
    await asked.shopper.do('checkout.commit', commitBody(asked));
  });

  test('expired card fields lead back to where they were opened, in a frame by the page around them', async () => {
    ready = await fillCart(ready.shopper, await stockedPart(shop, { skip: 1 }));
    const body = { returnUrl: '/es/checkoutreturn?installments=3' };
    const { frameUrl, pageUrl } = await ready.shopper.do('checkout.paymentSession', { body });
    await expire();
    const over = await overAt(new URL(pageUrl).pathname);
    expect([over.status, over.language]).toEqual([410, 'es-US']);
    expect(over.links).toEqual([
      'http://us.localhost:3000/es/checkoutreturn?installments=3',
      '/es/orderConfirmation',
    ]);
    const framed = await overAt(new URL(frameUrl).pathname);
    expect([framed.language, framed.links]).toEqual(['es-US', []]);
    expect(framed.answer.headers.get('content-security-policy')).toContain(
      "frame-ancestors 'self' http://us.localhost:3000",
    );
  });

  test('an expired page of PayPal leads to where its shopper turns back', async () => {
    const { redirectURL } = await ready.shopper.do('checkout.paypalLookup', { body: { origin: 'cart' } });
    await expire();
    const over = await overAt(new URL(redirectURL).pathname);
    expect([over.language, over.links[0]]).toEqual([
      'es-US',
      'http://us.localhost:3000/es/cart?paypal=cancelled',
    ]);
  });
});
