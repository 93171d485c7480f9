import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commitBody, fillCart } from '../../conformance/client/buyer.ts';
import { stockedPart } from '../../seed/stockedPart.ts';
import { openGiftCardShop } from '../../test/giftCardShop.ts';
import { us } from '../../test/markets.ts';
import { mailTo, registered } from '../../test/registered.ts';
import { openShop, type Shop, type Shopper } from '../../test/shop.ts';
import { issueGiftCard } from '../giftCards/issueGiftCard.ts';
import { identitySettings } from '../ops/identitySettings.ts';
import { derivedSecret, keyRing } from '../ops/keyRing.ts';
import { signatureHeader, signWebhook } from '../payments/sandbox/webhookSignature.ts';
import { webhookPath } from '../orders/webhookRoute.ts';

const former = 'fjeX8_2mQ0-aZt7RkVw1LpYc4NsHdUoB';
const next = 'b:Qm3_vT8zKd0xWb6JsYf1EhRg9NcUaLpO';
const limiter = { take: () => Promise.resolve(0) };
let before: Shop;
/** With the former secret still listed, and without. */
let during: Shop;
let after: Shop;
beforeAll(async () => {
  before = await openShop({ secret: former, limiter });
  const open = (secret: string) => openShop({ secret, limiter }, before.database);
  during = await open(`${next},${former}`);
  after = await open(next);
});
afterAll(async () => {
  await Promise.all([during.b2c.close(), after.b2c.close()]);
  await before.close();
});

/** The same browser, before another process. */
function at(shop: Shop, shopper: Shopper): Shopper {
  const same = shop.shopper();
  for (const [name, value] of shopper.cookies) same.cookies.set(name, value);
  return same;
}

const statusOf = async (shop: Shop, token: string) => {
  const headers = { authorization: `Bearer ${token}` };
  const path =
    '/external/product-discovery/autocomplete/v1/suggestions?country=USA&customerType=B2C&salesChannel=ECOMM&preview=false';
  return (await shop.shopper().fetch(path, { headers })).status;
};

describe('[PLUS-082] after a rotation of the secret', () => {
  test('a token of the former key opens the session while that key is listed', async () => {
    const { shopper } = await registered(before);
    const tokenOf = async (shop: Shop) =>
      (await at(shop, shopper).do('identity.token', { body: {} })).accessToken;
    const old = await tokenOf(before);
    expect(await statusOf(before, old)).toBe(200);
    expect(await statusOf(during, old)).toBe(200);
    expect(await statusOf(after, old)).toBe(401);
    const fresh = await tokenOf(during);
    expect([await statusOf(during, fresh), await statusOf(after, fresh)]).toEqual([200, 200]);
    expect(await statusOf(before, fresh)).toBe(401);
  });

  test('a token names its key: another id is refused, one without is of a release before', async () => {
    const { shopper } = await registered(before);
    const { accessToken } = await at(during, shopper).do('identity.token', { body: {} });
    const [text, signature, id] = accessToken.split('.');
    expect(id).toBe('b');
    const [{ id: formerId }] = keyRing(former);
    const tokens = [`${text}.${signature}.${formerId}`, `${text}.${signature}.c`, `${text}.${signature}.`];
    for (const token of tokens) expect(await statusOf(during, token)).toBe(401);
    expect(await statusOf(during, `${text}.${signature?.slice(1)}.b`)).toBe(401);
    expect(await statusOf(during, `${text}.${signature}`)).toBe(200);
  });

  test('a code that was sent before signs in, and not once the former key is gone', async () => {
    const sent = async () => {
      const { email } = await registered(before);
      const shopper = before.shopper();
      await shopper.do('identity.otpDestinations', { body: { username: email } });
      await shopper.call('identity.sendOtp', { body: { channel: 'email', destinationId: 'email' } });
      const { text } = await mailTo(before, email, /sign-in code/);
      return { shopper, code: /\b\d{6}\b/.exec(text)?.[0] ?? '' };
    };
    const verify = async (shop: Shop, { shopper, code }: Awaited<ReturnType<typeof sent>>) =>
      (await at(shop, shopper).call('identity.verifyOtp', { body: { code } })).status;
    expect(await verify(during, await sent())).toBe(200);
    expect(await verify(after, await sent())).toBe(422);
  });

  test('what a network holds unpaid still counts', async () => {
    const part = await stockedPart(before, { market: 'br', onHand: 6 });
    const unpaid = async (shop: Shop, quantity: number) => {
      const { shopper } = await fillCart(shop.shopper('br'), part, {
        quantity,
        more: { fiscalId: '529.982.247-25' },
      });
      const { order: cart } = await shopper.do('checkout.addPayment', { body: { paymentMethod: 'boleto' } });
      return shopper.call('checkout.commit', commitBody({ shopper, cart }));
    };
    expect((await unpaid(before, 4)).status).toBe(200);
    expect((await unpaid(during, 1)).key).toBe('error_unpaid_stock');
    expect((await unpaid(after, 1)).status).toBe(200);
  });

  test('a message of the payment service that the former key signed is believed', async () => {
    const answered = async (shop: Shop, secret: string) => {
      const body = '{"id":"a","kind":"paid","idempotencyKey":"none","ref":"none","amountMinor":1}';
      const headers = { [signatureHeader]: signWebhook(secret, new Date(), body) };
      return (await shop.shopper().fetch(`${webhookPath}/sandbox`, { method: 'POST', body, headers })).status;
    };
    const signing = derivedSecret(former, 'payment-webhook');
    const foreign = await answered(after, signing);
    expect(await answered(before, signing)).not.toBe(foreign);
    expect(await answered(during, signing)).toBe(await answered(before, signing));
  });

  test('a gift card keeps the number and PIN that its first mail said, or is not mailed again', async () => {
    const gifts = await openGiftCardShop();
    try {
      const { purchaseId } = await gifts.bought({ deliverOn: '2026-06-01' });
      const issue = (secret: string) => {
        const identity = identitySettings(keyRing(secret));
        return issueGiftCard({ db: gifts.database.db, clock: gifts.clock, market: us, identity }, purchaseId);
      };
      const first = await issue(former);
      const again = await issue(`${next},${former}`);
      expect([again?.number, again?.pin]).toEqual([first?.number, first?.pin]);
      const rowOf = () =>
        gifts.database.db.selectFrom('gift_card').select(['number_hash', 'pin_hash']).execute();
      const kept = await rowOf();
      await expect(issue(next)).rejects.toThrow(
        `purchase ${purchaseId} has a number of a key that SESSION_SECRET does not list`,
      );
      expect(await rowOf()).toEqual(kept);
    } finally {
      await gifts.shop.close();
    }
  });
});
