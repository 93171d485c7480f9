import type { Place } from '@driveline/api/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../test/shop.ts';
import { shippedMarkets } from '../markets/shipped.ts';

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
  ['mx', '45640', 'Tlajomulco de Zúñiga', 'JAL'],
  // Of a small town only the state is known.
  ['mx', '43580', null, 'HID'],
  ['br', '01310-100', 'São Paulo', 'SP'],
  ['br', '13690-000', 'Descalvado', 'SP'],
  ['br', '06310-000', null, 'SP'],
])('[PLUS-023] %s %s lies in %s, %s', async (market, postalCode, city, state) => {
  const { status, body } = await place(market, postalCode);
  expect(status).toBe(200);
  expect(body).toMatchObject({ city, state });
});

test.each([
  ['25904', 'Ramos Arizpe', 'COA'],
  ['26236', 'Acuña', 'COA'],
  ['22880', 'Ensenada', 'BCN'],
  ['23454', 'Los Cabos', 'BCS'],
  ['24157', 'Carmen', 'CAM'],
  ['28219', 'Manzanillo', 'COL'],
  ['29240', 'San Cristóbal de las Casas', 'CHP'],
  ['30710', 'Tapachula', 'CHP'],
  ['31530', 'Cuauhtémoc', 'CHH'],
  ['33013', 'Delicias', 'CHH'],
  ['35025', 'Gómez Palacio', 'DUR'],
  ['36544', 'Irapuato', 'GUA'],
  ['36730', 'Salamanca', 'GUA'],
  ['38040', 'Celaya', 'GUA'],
  ['39670', 'Acapulco de Juárez', 'GRO'],
  ['43612', 'Tulancingo de Bravo', 'HID'],
  ['47180', 'Arandas', 'JAL'],
  ['48333', 'Puerto Vallarta', 'JAL'],
  ['52148', 'Metepec', 'MEX'],
  ['55713', 'Coacalco de Berriozábal', 'MEX'],
  ['60050', 'Uruapan', 'MIC'],
  ['59660', 'Zamora', 'MIC'],
  ['62743', 'Cuautla', 'MOR'],
  ['63735', 'Bahía de Banderas', 'NAY'],
  ['66646', 'Apodaca', 'NLE'],
  ['68310', 'San Juan Bautista Tuxtepec', 'OAX'],
  ['75730', 'Tehuacán', 'PUE'],
  ['76806', 'San Juan del Río', 'QUE'],
  ['77710', 'Playa del Carmen', 'ROO'],
  ['79050', 'Ciudad Valles', 'SLP'],
  ['82110', 'Mazatlán', 'SIN'],
  ['81248', 'Ahome', 'SIN'],
  ['84030', 'Nogales', 'SON'],
  ['85120', 'Cajeme', 'SON'],
  ['88630', 'Reynosa', 'TAM'],
  ['89240', 'Tampico', 'TAM'],
  ['90300', 'Apizaco', 'TLA'],
  ['94560', 'Córdoba', 'VER'],
  ['96538', 'Coatzacoalcos', 'VER'],
  ['97782', 'Valladolid', 'YUC'],
  ['99030', 'Fresnillo', 'ZAC'],
])('[PLUS-023] %s lies in %s, %s, a city that is no capital', async (postalCode, city, state) => {
  expect((await place('mx', postalCode)).body).toMatchObject({ city, state });
});

test.each([
  ['21460', 'Tecate', '21399', 'Mexicali'],
  ['22760', 'Ensenada', '22710', 'Playas de Rosarito'],
  ['35150', 'Lerdo', '35099', 'Gómez Palacio'],
  ['42184', 'Mineral de la Reforma', '42088', 'Pachuca de Soto'],
  ['54770', 'Teoloyucan', '54768', 'Cuautitlán Izcalli'],
  ['56615', 'Valle de Chalco Solidaridad', '56600', 'Chalco'],
  ['66050', 'General Escobedo', '66035', 'García'],
  ['76246', 'El Marqués', '76230', 'Querétaro'],
  ['77580', 'Puerto Morelos', '77560', 'Benito Juárez'],
  ['94270', 'Medellín de Bravo', '94294', 'Boca del Río'],
  // Two municipios share it, or it is not known which of them has it.
  ['72197', null, '72180', 'Puebla'],
  ['36680', null, '36660', 'Irapuato'],
])('[PLUS-023] %s lies in %s, and %s across the border in %s', async (postalCode, city, beside, neighbor) => {
  expect((await place('mx', postalCode)).body).toMatchObject({ city });
  expect((await place('mx', beside)).body).toMatchObject({ city: neighbor });
});

test.each([
  ['mx', '64060', ['Deportivo Obispado', 'Obispado']],
  ['mx', '58000', ['Morelia Centro']],
  ['mx', '06700', ['Roma Norte']],
  ['mx', '06699', []],
  ['us', '01001', []],
  ['br', '01310-100', ['Bela Vista']],
])('[PLUS-023] %s %s has its neighborhoods', async (market, postalCode, neighborhoods) => {
  expect((await place(market, postalCode)).body).toMatchObject({ neighborhoods });
});

/** Required fields of an address that the answer leaves to the shopper: a list with one choice is none. */
async function leftOpen(market: string, postalCode: string): Promise<string[]> {
  const { body } = await place(market, postalCode);
  const { city, state, street, neighborhoods } = body as Place;
  const { fields } = shippedMarkets.markets.find(({ code }) => code === market)!.address;
  const told: Record<string, unknown> = { city, state, street };
  const isTold = ({ name, kind }: (typeof fields)[number]) =>
    kind === 'list' ? neighborhoods.length === 1 : Boolean(told[name]);
  return fields
    .filter((field) => field.required && !(field.filledByPostalCode && isTold(field)))
    .map(({ name }) => name);
}

// With three of the contact, three of the card and the tax number of Brazil: the table in docs/figures.md.
test.each([
  ['us', '01001', ['street', 'zipCode']],
  ['us', '00601', ['street', 'zipCode', 'city']],
  ['mx', '06700', ['zipCode', 'street', 'exteriorNumber']],
  ['mx', '36544', ['zipCode', 'colonia', 'street', 'exteriorNumber']],
  ['mx', '43580', ['zipCode', 'city', 'colonia', 'street', 'exteriorNumber']],
  ['br', '01310-100', ['zipCode', 'number']],
  ['br', '13690-000', ['zipCode', 'street', 'number', 'district']],
  ['br', '06310-000', ['zipCode', 'street', 'number', 'district', 'city']],
])('[PLUS-018] in %s, %s leaves a guest these fields of the address', async (market, postalCode, fields) => {
  expect(await leftOpen(market, postalCode)).toEqual(fields);
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
