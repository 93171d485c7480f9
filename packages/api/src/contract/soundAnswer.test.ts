import { expect, test } from 'vitest';
import { fixture } from '../testing/fixtures.ts';
import type { EndpointId } from './table.ts';
import { soundAnswer, type AdaptAnswer, type UnsoundAnswer } from './soundAnswer.ts';

const heard: UnsoundAnswer[] = [];
const cart = '/ecomm/b2c/v1/cart';

async function read(path: string, answer: Response | object, adapt?: AdaptAnswer, method = 'GET') {
  heard.length = 0;
  const came = answer instanceof Response ? answer : Response.json(answer);
  const request = new Request(`http://shop${path}`, { method });
  const sound = await soundAnswer(request, came, { adapt, onFaults: (it) => heard.push(it) });
  const text = await sound.text();
  return { status: sound.status, body: text ? (JSON.parse(text) as unknown) : undefined };
}

type Line = Record<string, unknown>;
/** The cart whose first line differs. */
const cartWith = (change: (line: Line) => void) =>
  fixture('cart.detail', (it) => {
    change(it.orders[0]!.shipmentInfoList[0]!.lineItemList[0]!);
  });

test('[API-027] a line of a cart is never left out: its cart is read or has failed', async () => {
  const sound = await read(cart, fixture('cart.detail'));
  const asText = cartWith((line) => (line['unitPrice'] = String(line['unitPrice'])));
  expect(await read(cart, asText)).toEqual(sound);
  expect(heard).toEqual([expect.objectContaining({ call: 'cart.detail', isLost: false })]);
  for (const price of [null, 'twelve', undefined]) {
    expect(
      (
        await read(
          cart,
          cartWith((line) => (line['unitPrice'] = price)),
        )
      ).status,
    ).toBe(502);
    expect(heard).toEqual([expect.objectContaining({ call: 'cart.detail', isLost: true })]);
  }
  const noList = fixture('cart.detail', (it) => {
    Object.assign(it.orders[0]!, { shipmentInfoList: {} });
  });
  expect((await read(cart, noList)).status).toBe(502);
});

test('[API-027] an entry of another list goes alone, and a part that may be absent with what it lacks', async () => {
  const { brands } = fixture('catalog.brands');
  const spoilt = await read('/ecomm/b2c/v1/brands', { brands: [{ name: null }, 7, ...brands, null] });
  expect(spoilt).toEqual({ status: 200, body: { brands } });
});

test('[STATE-047] a call is known under the base path of a commerce platform too', async () => {
  expect((await read('/platform/v1/cart', { data: {} })).status).toBe(502);
});

test('[API-027] an answer with nothing of the contract is not an empty one, unless it is to a change', async () => {
  const brands = '/ecomm/b2c/v1/brands';
  expect(await read(brands, {})).toEqual({ status: 200, body: { brands: [] } });
  expect((await read(brands, { data: fixture('catalog.brands') })).status).toBe(502);
  expect((await read('/ecomm/b2c/v1/order/commit', { done: true }, undefined, 'POST')).status).toBe(200);
  expect((await read(cart, new Response(null, { status: 204 }))).status).toBe(502);
});

test('what a shop adapts is read like any answer; errors and what has no body included', async () => {
  const calls: EndpointId[] = [];
  const adapt: AdaptAnswer = (call, json) => {
    calls.push(call);
    return (json as { data: unknown }).data;
  };
  const detail = fixture('cart.detail');
  expect(await read(cart, { data: detail }, adapt)).toEqual({ status: 200, body: detail });
  const error = {
    errorDetails: [{ errorMessageKey: 'error_cart_unknown', errorMessageDefault: 'No cart.' }],
  };
  const failure = await read(cart, Response.json({ data: error }, { status: 404 }), adapt);
  expect(failure).toEqual({ status: 404, body: error });
  expect((await read(cart, new Response('null'), adapt)).status).toBe(502);
  expect(heard[0]!.faults).toEqual([expect.stringContaining('adapt: TypeError')]);
  expect(calls).toEqual(['cart.detail', 'cart.detail', 'cart.detail']);
  const empty = new Response(null, { status: 204 });
  expect((await read('/ecomm/b2c/v1/shoppingCart', empty, adapt)).status).toBe(204);
});

test('[API-027] whatever answers a call without an answer says that it was done', async () => {
  for (const body of [{}, { success: true }])
    expect(await read('/ecomm/b2c/v1/quickSubscription', body, undefined, 'POST')).toEqual({ status: 204 });
  expect(heard).toEqual([]);
});

test('[API-026] words of a failure of 500 and above that the contract does not know stay with the server', async () => {
  const failed = (status: number, key: string) =>
    Response.json(
      { numberOfRetries: 2, errorDetails: [{ errorMessageKey: key, errorMessageDefault: 'at Cart.java' }] },
      { status },
    );
  expect(await read(cart, failed(500, 'npe'))).toEqual({ status: 500, body: { numberOfRetries: 2 } });
  expect((await read(cart, failed(503, 'error_busy'))).body).toHaveProperty('errorDetails');
  expect((await read(cart, failed(422, 'own_rule'))).body).toHaveProperty('errorDetails');
  expect((await read(cart, new Response('<h1>Error</h1>', { status: 500 }))).body).toEqual({});
});

test('[API-026] 404 to a call that names nothing that could be missing says that the server lacks the call', async () => {
  const none = () => new Response('{}', { status: 404 });
  expect((await read('/ecomm/b2c/v1/brands', none())).status).toBe(501);
  expect((await read(cart, none())).status).toBe(404);
});
