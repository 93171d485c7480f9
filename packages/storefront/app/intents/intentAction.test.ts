import { expect, test, vi } from 'vitest';
import { origin, postForTest } from '../shop/postForTest.ts';
import { intentAction } from './intentAction.ts';

const itemPath = '/ecomm/b2c/v1/order/item';

function post(fields: Record<string, string>, answer: Response, headers: Record<string, string> = {}) {
  const own = ({ intent }: Record<string, string>) => (intent === 'add-to-cart' ? itemPath : '/');
  const fetch = vi.fn(async (url: string, _init: RequestInit) =>
    url.includes(own(fields)) ? answer.clone() : Response.json({}),
  );
  const { run, setCookies } = postForTest(intentAction, {
    path: '/actions',
    fields,
    fetch,
    headers: { host: 'shop.example', ...headers },
    cameFrom: '/cart',
  });
  return { run, fetch, setCookies };
}

const added = () =>
  Response.json({ orders: [], miniCartMap: {} }, { headers: { 'set-cookie': 'sessionId=1' } });
const add = { intent: 'add-to-cart', skuNumber: '42', quantity: '1' };

test('[PLUS-027] a part is added without script and the cart follows', async () => {
  const { run, fetch, setCookies } = post(add, added());
  const answer = await run();
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/cart']);
  expect(fetch.mock.calls.filter(([url]) => url === `${origin}${itemPath}`)).toHaveLength(1);
  expect(setCookies).toEqual(['sessionId=1']);
});

test.each([
  ['[CART-013] a line is saved for later', 'save-line', { commerceItemId: 'c1' }, '/v1/savedItems'],
  [
    '[CART-013] a saved part goes back into the cart',
    'move-saved',
    { savedItemId: 's1' },
    '/v1/savedItems/s1/moveToCart',
  ],
  ['[CART-013] a saved part is forgotten', 'remove-saved', { savedItemId: 's1' }, '/v1/savedItems/s1'],
  [
    '[CART-014] a line is swapped',
    'swap-line',
    { commerceItemId: 'c1', skuNumber: '7' },
    '/v1/order/swapCommerceItem',
  ],
])('%s without script, and the cart follows', async (_name, intent, fields, path) => {
  const { run, fetch } = post({ intent, ...fields }, Response.json({}));
  const answer = await run();
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/cart']);
  expect(fetch.mock.calls.map(([url]) => url).join()).toContain(path);
});

test('a refusal leads back to the page with the key of its message', async () => {
  const detail = {
    errorCode: '422',
    errorMessageDefault: 'Sold out',
    errorMessageKey: 'error_item_unavailable',
  };
  const refused = Response.json({ errorDetails: [detail] }, { status: 422 });
  const { run, setCookies } = post(add, refused, { referer: `${origin}/parts?page=2` });
  expect((await run()).headers.get('location')).toBe('/parts?page=2&notice=error_item_unavailable');
  expect(setCookies.at(-1)).toMatch(/^refusal=.*Sold%20out.*; Path=\/; HttpOnly; SameSite=Lax; Max-Age=60$/);
});

test('[PLUS-062] a quantity above stock comes back with what was asked for and how many there are', async () => {
  const detail = {
    errorCode: '422',
    errorMessageDefault: 'We have 10 in stock.',
    errorMessageKey: 'error_item_unavailable',
    remedy: { quantity: 10, shipmentType: 'regular' },
  };
  const refused = Response.json({ errorDetails: [detail] }, { status: 422 });
  const { run, setCookies } = post({ ...add, quantity: '12' }, refused, { referer: `${origin}/p/rotor` });
  const back = (await run()).headers.get('location');
  expect(back).toBe('/p/rotor?notice=item_fewer&quantity=12&take=10&takeBy=regular');
  expect(setCookies.at(-1)).toMatch(/^refusal=.*We%20have%2010%20in%20stock/);
});

test('a refusal is told as if there had been none before', async () => {
  const errorDetails = [{ errorMessageKey: 'error_busy' }];
  const refused = Response.json({ errorDetails }, { status: 422 });
  const before = 'notice=error_zip_invalid&typed=12&quantity=12&take=10&takeBy=regular&line=ci1&told=1';
  const { run } = post({ ...add, line: '42' }, refused, { referer: `${origin}/p/rotor?${before}` });
  expect((await run()).headers.get('location')).toBe('/p/rotor?notice=error_busy&quantity=1');
});

test('a refusal of a product page keeps the quantity that was typed', async () => {
  const errorDetails = [{ errorMessageKey: 'error_quantity_limit' }];
  const refused = Response.json({ errorDetails }, { status: 422 });
  const { run } = post({ ...add, quantity: '40', line: '42' }, refused, { referer: `${origin}/p/rotor` });
  expect((await run()).headers.get('location')).toBe('/p/rotor?notice=error_quantity_limit&quantity=40');
});

test('[SHELL-055] the strip of the returns is closed for 90 days without script, and nobody is asked', async () => {
  const { run, fetch, setCookies } = post({ intent: 'hide-returns' }, Response.json({}), {
    referer: `${origin}/parts?page=2`,
  });
  const answer = await run();
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/parts?page=2']);
  expect(setCookies).toEqual(['returnsNoticeHidden=true; Path=/; SameSite=Lax; Max-Age=7776000']);
  expect(fetch).not.toHaveBeenCalled();
});

test.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  'javascript:alert(1)',
])('a form cannot lead to %s', async (returnTo) => {
  const { run } = post({ intent: 'clear-vehicle', returnTo }, Response.json({ vehicleMap: null }));
  expect((await run()).headers.get('location')).toBe('/');
});

test.each(['https://evil.example/a', `${origin}//evil.example/a`])(
  'a form that stood on %s does not lead back there',
  async (referer) => {
    const { run } = post({ intent: 'clear-vehicle' }, Response.json({ vehicleMap: null }), { referer });
    expect((await run()).headers.get('location')).toBe('/');
  },
);

test('nor with a notice', async () => {
  const refused = Response.json({ errorDetails: [{ errorMessageKey: 'error_busy' }] }, { status: 422 });
  const { run } = post(add, refused, { referer: `${origin}//evil.example/a` });
  expect((await run()).headers.get('location')).toBe('/?notice=error_busy');
});
