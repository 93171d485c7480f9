import { readRefusal } from '@driveline/hooks';
import { describe, expect, test } from 'vitest';
import { postForTest } from '../../shop/postForTest.ts';
import { cartAction } from './cartAction.ts';

/** What the shopper gets for a post of the cart's page: where it goes on, or the page with its faults. */
async function post(fields: Record<string, string>, answer: Response) {
  const asked: { method: string; path: string; search: string }[] = [];
  const fetch = async (url: string, { method = 'GET' }: RequestInit) => {
    const { pathname, search } = new URL(url);
    asked.push({ method, path: pathname, search });
    return /verify|coupon|order\/details|cart/i.test(url) ? answer.clone() : Response.json({});
  };
  const { run, setCookies } = postForTest(cartAction, { path: '/cart', fields, fetch });
  const left = await run();
  const told = (key: string) =>
    readRefusal(setCookies.map((line) => line.split(';')[0]).join('; '), key, 'en-US');
  if (left instanceof Response) return { asked, told, status: left.status, to: left.headers.get('location') };
  return { asked, told, status: left.init?.status, data: left.data };
}

const refused = (message: string) =>
  Response.json(
    { errorDetails: [{ errorCode: '422', errorMessageKey: 'error_x', errorMessageDefault: message }] },
    { status: 422 },
  );

describe('[CART-011] the way to the checkout', () => {
  const verify = (answer: object) => post({ commerceId: 'c1' }, Response.json(answer));

  test('goes on when the cart was verified', async () => {
    const left = await verify({ eligible: true, cartItemError: [], checkoutMessageData: [] });
    expect(left).toMatchObject({ status: 303, to: '/checkout' });
    expect(left.asked.some(({ method, path }) => method === 'POST' && /verify/i.test(path))).toBe(true);
  });

  test('[CART-003] stays with each message once, those of the lines with an error too', async () => {
    const cartItemError = [{ commerceItemId: 'a', itemHasError: true, errorMessage: 'Sold out' }];
    const checkoutMessageData = ['A price has changed', 'Sold out'];
    const left = await verify({ eligible: false, cartItemError, checkoutMessageData });
    expect(left).toMatchObject({ status: 422, data: { messages: ['A price has changed', 'Sold out'] } });
  });

  test('stays with the reason when the cart could not be verified', async () => {
    const left = await post({ commerceId: 'c1' }, refused('Try later'));
    expect(left).toMatchObject({ status: 422, data: { messages: ['Try later'] } });
  });
});

test('[CART-012] what a store cannot hand out is named on the page, and the cart stays as it is', async () => {
  const item = { commerceItemId: 'a', skuNumber: '7', shipmentType: 'regular' };
  const cart = { orders: [{ shipmentInfoList: [{ shipmentType: 'regular', lineItemList: [item] }] }] };
  const notAtStore = [{ skuNumber: '7', itemDescription: 'Wiper', errorMessage: 'Sold out' }];
  const answer = { ...cart, eligible: false, ineligibleItems: notAtStore };
  const left = await post({ intent: 'pick-up-all', storeNumber: '12' }, Response.json(answer));
  expect(left).toMatchObject({ status: 422, data: { notAtStore } });
  expect(left.asked.filter(({ method }) => method === 'PUT' || method === 'PATCH')).toEqual([]);
});

describe('[PLUS-060] a postal code', () => {
  const estimate = (answer: Response) => post({ intent: 'estimate', postalCode: '38103' }, answer);

  test('that the server keeps leads back to the cart', async () => {
    const left = await estimate(Response.json({ orders: [], postalCode: '38103' }));
    expect(left).toMatchObject({ status: 303, to: '/cart' });
  });

  test('that the server does not keep is in the address of the cart', async () => {
    expect(await estimate(Response.json({ orders: [] }))).toMatchObject({ to: '/cart?postalCode=38103' });
  });

  const ofPart = (answer: Response, returnTo: string, postalCode = '38103') =>
    post({ intent: 'estimate', postalCode, returnTo }, answer);
  const tellsCart = ({ asked }: Awaited<ReturnType<typeof post>>) =>
    asked.some(({ search }) => search.includes('postalCode'));
  const kept = () => Response.json({ orders: [], postalCode: '38103' });

  test('that a part was asked for leads back to it with what it asked for, and the cart has been told', async () => {
    const left = await ofPart(kept(), '/products/rotor-1?quantity=4#buy');
    expect(left).toMatchObject({ status: 303, to: '/products/rotor-1?quantity=4&postalCode=38103#buy' });
    expect(tellsCart(left)).toBe(true);
  });

  test('that a part was asked for leaves the address of the checkout alone', async () => {
    const left = await ofPart(Response.json({ orders: [], shippingAddress: {} }), '/products/rotor-1#buy');
    expect(left).toMatchObject({ status: 303, to: '/products/rotor-1?postalCode=38103#buy' });
    expect(tellsCart(left)).toBe(false);
  });

  test('that was refused for a part leads back to it with the reason', async () => {
    const left = await ofPart(refused('That is no ZIP code'), '/products/rotor-1?quantity=4#buy');
    expect(left).toMatchObject({
      status: 303,
      to: '/products/rotor-1?quantity=4&notice=error_x&typed=38103#deliver-to',
    });
    expect(left.told('error_x')).toMatchObject({ text: 'That is no ZIP code' });
  });

  test.each(['', 'abc', '3810', '38103-12345'])(
    'that cannot be one, as %j, leads back to the part with the rule, without a call',
    async (postalCode) => {
      const left = await ofPart(kept(), '/products/rotor-1#buy', postalCode);
      expect(left).toMatchObject({
        status: 303,
        to: `/products/rotor-1?notice=error_zip_invalid&typed=${postalCode}#deliver-to`,
      });
      expect(left.told('error_zip_invalid')?.text).toMatch(/ZIP code|92110/);
      expect(left.asked.filter(({ path }) => /cart|order/.test(path))).toEqual([]);
    },
  );

  test.each(['https://evil.example/products/1', '//evil.example', '/\\evil.example'])(
    'never leads to %s',
    async (returnTo) => {
      expect(await ofPart(kept(), returnTo)).toMatchObject({ status: 303, to: '/cart' });
    },
  );

  test.each(['', '1'])(
    'that cannot be one, as %j, is told of at its field without a call',
    async (postalCode) => {
      const { asked, status, data } = await post({ intent: 'estimate', postalCode }, Response.json({}));
      const place = { typed: postalCode, message: expect.stringMatching(/ZIP|digit/i) };
      expect({ status, data }).toMatchObject({ status: 422, data: { messages: [], place } });
      expect(asked.filter(({ path }) => /cart|order/.test(path))).toEqual([]);
    },
  );

  test('that was refused is told of at its field, and the cart stays', async () => {
    const left = await estimate(refused('We can’t find ZIP code 38103'));
    const place = { typed: '38103', message: 'We can’t find ZIP code 38103' };
    expect(left).toMatchObject({ status: 422, data: { messages: [], place } });
  });
});

describe('[CART-015] a code', () => {
  test.each(['apply-promo', 'remove-promo'])(
    '%s leads back to the cart, which is then read again',
    async (intent) => {
      const left = await post({ intent, promoCode: ' TEN ', postalCode: '38103' }, Response.json({}));
      expect(left).toMatchObject({ status: 303, to: '/cart?postalCode=38103' });
    },
  );

  test.each(['apply-promo', 'remove-promo'])(
    '%s that was refused stays in its field, with the reason',
    async (intent) => {
      const left = await post({ intent, promoCode: 'TEN' }, refused('Code has ended'));
      expect(left).toMatchObject({
        status: 422,
        data: { promo: { typed: 'TEN', message: 'Code has ended' } },
      });
    },
  );
});
