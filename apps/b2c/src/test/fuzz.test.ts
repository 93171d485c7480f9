import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpoints, errorBody, type Endpoint, type EndpointId } from '@driveline/api/contract';
import { address, commitBody, contact, readyBuyer, stockedPart, type Ready } from './buyer.ts';
import { openShop, type Shop } from './shop.ts';
import { signedIn } from './signedIn.ts';

let shop: Shop;
let ready: Ready;
let lineId = '';
let orderId = '';
let sku = '';
let storeNumber = '';
beforeAll(async () => {
  shop = await openShop({ limiter: { take: () => Promise.resolve(0) } });
  const part = await stockedPart(shop, { onHand: 50 });
  const first = await readyBuyer(shop, part);
  orderId = (await first.shopper.do('checkout.commit', commitBody(first))).orderId ?? '';
  ready = await readyBuyer(shop, part);
  await signedIn(shop, { shopper: ready.shopper });
  lineId = ready.cart.orders[0]?.shipmentInfoList[0]?.lineItemList[0]?.commerceItemId ?? '';
  ({ sku, storeNumber } = part);
});
afterAll(() => shop.close());

type Input = {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: Record<string, unknown>;
};

/** A request of each call that is in order, for the fuzz to spoil. Made late, as it names what the set-up made. */
const samples: Partial<Record<EndpointId, () => Input>> = {
  'cart.detail': () => ({ query: { postalCode: '60616' } }),
  'cart.mini': () => ({}),
  'cart.addItem': () => ({ body: { skuNumber: sku, quantity: 1, storeNumber, shipmentType: 'instore', vehicleId: '1' } }), // prettier-ignore
  'cart.updateItem': () => ({ params: { commerceItemId: lineId }, body: { quantity: 1, shipmentType: 'instore', storeNumber } }), // prettier-ignore
  'cart.removeItem': () => ({ params: { commerceItemId: 'x' } }),
  'cart.addConfigItem': () => ({ body: { skuNumber: sku, quantity: 1, options: [{ id: 'color', value: 'black' }] } }), // prettier-ignore
  'cart.swapItem': () => ({ body: { commerceItemId: lineId, skuNumber: sku } }),
  'cart.saved': () => ({}),
  'cart.saveItem': () => ({ body: { commerceItemId: 'x' } }),
  'cart.moveSaved': () => ({ params: { savedItemId: 'x' } }),
  'cart.removeSaved': () => ({ params: { savedItemId: 'x' } }),
  'promotions.claim': () => ({ body: { promoCode: 'SAVE10' } }),
  'promotions.revoke': () => ({ body: { promoCode: 'SAVE10' } }),
  'deals.byCategory': () => ({}),
  'deals.list': () => ({}),
  'deals.addToCart': () => ({ body: { dealId: 'us-nothing', items: [{ skuNumber: sku, quantity: 1 }] } }),
  'checkout.state': () => ({}),
  'checkout.verify': () => ({ body: { commerceId: ready.cart.commerceId, acceptsMisfit: true } }),
  'checkout.setAddress': () => ({ body: { ...contact, fiscalId: '1', useAsEntered: false, shippingAddress: address, billingAddress: address } }), // prettier-ignore
  'checkout.changeAddress': () => ({ body: { ...contact, shippingAddress: address } }),
  'checkout.setAddressV1': () => ({ body: { shippingAddress: address, billingAddress: address } }),
  'checkout.verifyForStore': () => ({ body: { storeNumber, skuNumbers: [sku] } }),
  'checkout.shipmentOptionsV1': () => ({}),
  'checkout.shipmentOptionsTo': () => ({ body: { postalCode: '60616', skuNumbers: [sku] } }),
  'checkout.validateMembership': () => ({ body: { token: 'MEMBER-US-2024' } }),
  'checkout.shipmentOptions': () => ({}),
  'checkout.setShipment': () => ({ body: { shipmentId: 'regular', shippingMethod: 'nextDay', membershipToken: 'x' } }), // prettier-ignore
  'checkout.paymentOptions': () => ({}),
  'checkout.paymentSession': () => ({ body: { returnUrl: '/checkout' } }),
  'checkout.addPayment': () => ({ body: { paymentMethod: 'card', token: 'tok_x', installments: 3 } }),
  'checkout.commitV1': () => ({ body: { commerceId: 'x', captchaToken: 'x', checkoutSubscriptions: { receivePromoAndSpecialEvents: true, receiveTextMessage: true } } }), // prettier-ignore
  'checkout.commit': () => ({ body: { commerceId: 'x', cartVersion: 1, idempotencyKey: 'fuzz', continueAsGuest: true } }), // prettier-ignore
  'orders.details': () => ({ query: { orderId, orderType: 'ONLINEORDER', includeShipments: 'true' } }),
  'orders.detail': () => ({ params: { orderId } }),
  'orders.lookup': () => ({ body: { orderId, email: contact.email, phoneNumber: '9015550134' } }),
  'orders.confirmation': () => ({}),
  'orders.cancel': () => ({ body: { orderId, reason: 'fuzz' } }),
  'orders.cancelShipment': () => ({ body: { orderId, shipmentId: 'x', reason: 'fuzz' } }),
  'orders.historyV1': () => ({ query: { pageNumber: 1, maxResult: 5 } }),
  'orders.history': () => ({ query: { pageNumber: 1, maxResult: 5, orderType: 'ONLINEORDER', fromDate: '2026-01-01', toDate: '2026-12-31', orderId: 'AB', after: 'x' } }), // prettier-ignore
  'orders.current': () => ({}),
  'orders.return': () => ({ body: { orderId, lines: [{ commerceItemId: 'x', quantity: 1, reason: 'damaged', note: 'n' }], reason: 'other', method: 'store', idempotencyKey: 'fuzz' } }), // prettier-ignore
  'orders.returnCore': () => ({ body: { orderId, commerceItemId: 'x', quantity: 1, method: 'label', idempotencyKey: 'fuzz' } }), // prettier-ignore
  'shell.header': () => ({ query: { hideXMContent: 'true' } }),
  'shell.headerV3': () => ({ query: { hideXMContent: 'true' } }),
  'shell.startSession': () => ({}),
  'shell.globalConfig': () => ({}),
  'shell.subscribe': () => ({ body: { email: contact.email, phoneNumber: '1', receivePromoAndSpecialEvents: true, receiveTextMessage: false } }), // prettier-ignore
  'shell.log': () => ({ query: { beacon: 'true' }, body: { message: 'hello', level: 'debug', meta: { a: 1 } } }), // prettier-ignore
  'account.current': () => ({}),
  'account.update': () => ({ body: { firstName: 'Ada', lastName: 'Driver', email: 'fuzz@example.com', username: 'fuzz', phoneNumber: '9015550134', postalCode: '60616', profileAddress: address, twoStepSignIn: true, currentPassword: 'x', newPassword: 'x' } }), // prettier-ignore
  'account.preferences': () => ({ body: { receivePromoAndSpecialEvents: true, receivePromoPrint: '1', receiveTextMessage: false } }), // prettier-ignore
  'account.addresses': () => ({}),
  'account.addAddress': () => ({ body: { address, isDefault: true } }),
  'account.changeAddress': () => ({ params: { addressId: 'x' }, body: { address, isDefault: true } }),
  'account.removeAddress': () => ({ params: { addressId: 'x' } }),
  'account.verifyAddress': () => ({ body: address }),
  'stores.geosearch': () => ({ query: { location: '60616', limit: 5, radius: 50, filters: 'openNow', skuNumbers: sku } }), // prettier-ignore
  'stores.byPosition': () => ({ query: { location: '41.8,-87.6', country: 'null' } }),
  'stores.detail': () => ({ params: { storeNumber } }),
  'stores.setPreferred': () => ({ body: { storeNumber } }),
  'stores.storeList': () => ({ query: { zip: '60616', skuNumbers: sku } }),
  'stores.sisterStores': () => ({ params: { storeNumber } }),
  'stores.cids': () => ({ params: { storeNumber } }),
  'stores.rebates': () => ({ query: { storeNumber } }),
  'catalog.brands': () => ({}),
  'catalog.brand': () => ({ params: { brandName: 'trueline' } }),
  'catalog.makes': () => ({}),
  'catalog.models': () => ({ params: { makeName: 'Honda' } }),
  'catalog.search': () => ({ query: { searchText: 'brake pads', pageNumber: 1, sort: 'rating', filters: 'brand:trueline,price:1-90' } }), // prettier-ignore
  'catalog.suggestions': () => ({ query: { searchTerm: '5w-30', storeId: storeNumber } }),
  'catalog.suggestionsByGateway': () => ({ query: { searchTerm: 'balatas', vehicleQuestions: 'a:b' } }),
  'catalog.relatedParts': () => ({ query: { skuNumber: sku, vehicleId: '1' } }),
  'catalog.pageTypeByGateway': () => ({ query: { canonicalPath: '/parts/brakes', preview: 'false', country: 'USA' } }), // prettier-ignore
  'content.messages': () => ({ query: { keys: 'a,b' } }),
  'contact.topics': () => ({}),
  'contact.send': () => ({ body: { ...contact, topic: 'rewards', message: 'hello', orderId: '1', storeNumber, rewardsId: '1', partNumber: '1', pageUrl: '/x' } }), // prettier-ignore
  'chat.agents': () => ({}),
  'chat.agentAvailability': () => ({}),
  'chat.start': () => ({ body: { name: 'Ana', email: contact.email, phoneNumber: '9015550134', topic: 'rewards', orderId: '1', consent: true } }), // prettier-ignore
  'chat.read': () => ({ query: { after: 'x' } }),
  'chat.say': () => ({ body: { id: 'message-1', text: 'hello' } }),
  'chat.end': () => ({}),
  'chat.transcript': () => ({}),
  // Last: one of them signs out.
  'identity.register': () => ({ body: { firstName: 'Ada', lastName: 'Driver', email: 'fuzz@example.com', phoneNumber: '9015550134', postalCode: '60616', password: 'seven quiet gearboxes', receivePromoAndSpecialEvents: true, joinRewards: false } }), // prettier-ignore
  'identity.login': () => ({
    body: { username: 'fuzz', password: 'x', rememberMe: true, captchaToken: 'x' },
  }),
  'identity.logout': () => ({ body: {} }),
  'identity.token': () => ({ body: {} }),
  'identity.otpDestinations': () => ({ body: { username: 'fuzz', rememberMe: true } }),
  'identity.sendOtp': () => ({ body: { channel: 'email', destinationId: 'email' } }),
  'identity.verifyOtp': () => ({ body: { code: '123456' } }),
  'identity.forgotPassword': () => ({ body: { email: 'fuzz@example.com' } }),
  'identity.resetPassword': () => ({ body: { code: 'x', password: 'seven quiet gearboxes' } }),
};
const ids = Object.keys(samples) as EndpointId[];

const nasty = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    -1,
    0,
    0.5,
    1e300,
    -1e300,
    Number.MAX_SAFE_INTEGER,
    2 ** 31,
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '%00',
    '%',
    '../../etc/passwd',
    "' or 1=1 --",
    '\ud800',
    '🛒'.repeat(50),
    'x'.repeat(5000),
    '9'.repeat(400),
    '1e999',
    'NaN',
    '-0',
    [],
    {},
    [null],
    { toString: 'x' },
    { constructor: { prototype: {} } },
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.double(),
  fc.integer(),
  fc.array(fc.anything(), { maxLength: 3 }),
);

const isSpoilt = fc.record({ part: fc.nat(), field: fc.nat(), value: nasty, drops: fc.boolean() });

function spoil(
  input: Input,
  { part, field, value, drops }: { part: number; field: number; value: unknown; drops: boolean },
): Input {
  const parts = (['params', 'query', 'body'] as const).filter((name) => input[name]);
  const name = parts[part % Math.max(1, parts.length)];
  if (!name) return { query: { any: value } };
  const fields = { ...input[name] };
  const key = Object.keys(fields)[field % Object.keys(fields).length] ?? 'any';
  if (drops && name !== 'params') delete fields[key];
  else fields[key] = value;
  return { ...input, [name]: fields };
}

const allowed = [200, 204, 303, 400, 403, 404, 409, 410, 413, 422];

describe('malformed requests', () => {
  test.each(ids)(
    '[API-026] %s: 300 of them get an answer in order, never a failure of ours',
    async (id) => {
      const row: Endpoint = endpoints[id];
      const statuses = new Set([...allowed, ...Object.values(row.errors ?? {})]);
      await fc.assert(
        fc.asyncProperty(isSpoilt, async (fault) => {
          const input = spoil(samples[id]?.() ?? {}, fault);
          const path = row.path.replace(/\{(\w+)\}/g, (_, name: string) => encode(input.params?.[name]));
          const query = Object.entries(input.query ?? {})
            .map(([name, value]) => `${name}=${encode(value)}`)
            .join('&');
          const answer = await ready.shopper.fetch(`${path}?${query}`, {
            method: row.method,
            ...(input.body ? { body: JSON.stringify(input.body), headers: { 'content-type': 'application/json' } } : {}), // prettier-ignore
          });
          const text = await answer.text();
          expect(statuses, `${answer.status} for ${path}?${query} ${JSON.stringify(input.body)}: ${text}`).toContain(answer.status); // prettier-ignore
          if (answer.status >= 400) expect(errorBody.safeParse(JSON.parse(text)).success).toBe(true);
        }),
        { numRuns: 300 },
      );
      // Some hash a password each time.
    },
    120_000,
  );

  test.each([
    ['no JSON', '{"a":', 'application/json', 400],
    ['JSON that is no object', '7', 'application/json', 400],
    ['a list', '[]', 'application/json', 400],
    ['a form', 'a=1', 'application/x-www-form-urlencoded', 400],
    ['100 kB', `{"commerceId":"${'x'.repeat(100_000)}"}`, 'application/json', 413],
    ['depth', '['.repeat(20_000) + ']'.repeat(20_000), 'application/json', 400],
  ])('a body of %s', async (_what, body, type, status) => {
    const writes = ids.filter((id) => endpoints[id].method === 'POST');
    for (const id of writes) {
      const { path } = endpoints[id];
      const answer = await ready.shopper.fetch(path, {
        method: 'POST',
        body,
        headers: { 'content-type': type },
      });
      expect([id, answer.status]).toEqual([id, status]);
      expect(errorBody.safeParse(await answer.json()).success).toBe(true);
    }
  });

  test('an unknown path and a wrong method', async () => {
    for (const [path, method] of [
      ['/ecomm/b2c/v9/nothing', 'GET'],
      ['/ecomm/b2c/v1/cart', 'PUT'],
      ['/ecomm/b2c/v1/store/%E0%A4%A', 'GET'],
    ] as const) {
      const answer = await ready.shopper.fetch(path, { method });
      expect([400, 404]).toContain(answer.status);
      expect(errorBody.safeParse(await answer.json()).success).toBe(true);
    }
  });
});

function encode(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  // A lone surrogate cannot be encoded; a broken escape can be sent.
  return text === '%' ? '%' : /\p{Surrogate}/u.test(text) ? '%ED%A0%80' : encodeURIComponent(text);
}
