import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../test/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const place = (market: string, postalCode: string) =>
  shop.shopper(market).call('stores.placeByPostalCode', { params: { postalCode } });

test.each([
  ['us', '01001', 'Agawam', 'MA'],
  ['us', '01001-1234', 'Agawam', 'MA'],
  ['us', '00601', null, 'PR'],
  // Military mail: ships say which post office, of bases and embassies the shopper does.
  ['us', '09012', null, 'AE'],
  ['us', '09012-0345', null, 'AE'],
  ['us', '09501', 'FPO', 'AE'],
  ['us', '34002', null, 'AA'],
  ['us', '96362', null, 'AP'],
  ['us', '96601', 'FPO', 'AP'],
  ['mx', '06600', 'Cuauhtémoc', 'CMX'],
  ['mx', '64060', 'Monterrey', 'NLE'],
  ['mx', '77520', 'Benito Juárez', 'ROO'],
  ['mx', '45640', null, 'JAL'],
  ['br', '01310-100', 'São Paulo', 'SP'],
  ['br', '13690-000', 'Descalvado', 'SP'],
  ['br', '06310-000', null, 'SP'],
])('[PLUS-023] %s %s lies in %s, %s', async (market, postalCode, city, state) => {
  const { status, body } = await place(market, postalCode);
  expect(status).toBe(200);
  expect(body).toMatchObject({ city, state });
});

test.each([
  ['mx', '64060', ['Deportivo Obispado', 'Obispado']],
  ['mx', '06700', ['Roma Norte']],
  ['mx', '06699', []],
  ['us', '01001', []],
  ['br', '01310-100', ['Bela Vista']],
])('[PLUS-023] %s %s has its neighborhoods', async (market, postalCode, neighborhoods) => {
  expect((await place(market, postalCode)).body).toMatchObject({ neighborhoods });
});

test('[PLUS-023][PLUS-060] a CEP of one street tells it', async () => {
  expect((await place('br', '01310-100')).body).toMatchObject({ street: 'Avenida Paulista' });
  expect((await place('br', '13690-000')).body).not.toHaveProperty('street');
});

test.each([
  ['us', '1234', 422, 'error_zip_invalid'],
  ['us', 'abcde', 422, 'error_zip_invalid'],
  ['br', '01310', 422, 'error_zip_invalid'],
  ['us', '00000', 422, 'We can’t find ZIP code 00000.'],
  ['us', '99999', 422, 'We can’t find ZIP code 99999.'],
  ['mx', '00000', 422, 'No encontramos el código postal 00000.'],
  ['mx', '19000', 422, 'No encontramos el código postal 19000.'],
  ['br', '00000-000', 422, 'Não encontramos o CEP 00000-000.'],
  // Its area has places; of this one nothing is known.
  ['us', '38199', 404, 'error_place_unknown'],
])('[PLUS-023] %s %s is refused', async (market, postalCode, status, key) => {
  const answer = await place(market, postalCode);
  expect(answer.status).toBe(status);
  expect(answer.text).toContain(key);
});

test.each([
  // New ones of areas that are served, of coarsely and of finely known ones.
  ['us', '38199'],
  ['us', '00601'],
  ['us', '96910'],
  ['mx', '06699'],
  ['br', '34006-123'],
  ['br', '13690-000'],
])('[PLUS-060] %s %s is a code that a cart can go to', async (market, postalCode) => {
  const cart = await shop.shopper(market).call('cart.detail', { query: { postalCode } });
  expect(cart.status).toBe(200);
});

test.each([
  ['us', '00000'],
  ['us', '99999'],
  ['mx', '00000'],
  ['br', '00000-000'],
])('[PLUS-060] %s %s is one that no cart goes to, not even an empty one', async (market, postalCode) => {
  const cart = await shop.shopper(market).call('cart.detail', { query: { postalCode } });
  expect([cart.status, cart.key]).toEqual([422, 'error_zip_invalid']);
});
