import { afterAll, beforeAll, expect, test } from 'vitest';
import { stockedPart } from '../../seed/stockedPart.ts';
import { cookieFault, cookieTable } from '../../test/cookieTable.ts';
import { registered } from '../../test/registered.ts';
import { goodPassword } from '../../conformance/client/password.ts';
import { openShop, type Shop } from '../../test/shop.ts';

let shop: Shop;
let storeNumber: string;
let skuNumber: string;
let catalogVehicleId: string;
beforeAll(async () => {
  shop = await openShop();
  ({ storeNumber, sku: skuNumber } = await stockedPart(shop));
  const { id } = await shop.database.db
    .selectFrom('vehicle')
    .select('id')
    .where('market', '=', 'us')
    .executeTakeFirstOrThrow();
  catalogVehicleId = String(id);
});
afterAll(() => shop.close());

const choices = Object.keys(cookieTable).filter((name) => name.startsWith('preferred'));

/** A remembered customer with everything that a browser can keep. */
async function withAll() {
  const { email } = await registered(shop);
  const shopper = shop.shopper();
  await shopper.do('shell.header');
  await shopper.do('stores.setPreferred', { body: { storeNumber } });
  await shopper.do('vehicles.updatePreferred', { body: { catalogVehicleId } });
  await shopper.do('identity.login', { body: { username: email, password: goodPassword, rememberMe: true } });
  await shopper.do('identity.token', { body: {} });
  return shopper;
}

test('[STATE-010] [STATE-013] [STATE-015] [STATE-016] each cookie is set by the call that first needs it, and no other is', async () => {
  const names = async (...call: Parameters<(typeof shopper)['call']>) =>
    (await shopper.call(...call)).headers
      .getSetCookie()
      .map((line) => line.split('=')[0] ?? '')
      .sort();
  const { email } = await registered(shop);
  const shopper = shop.shopper();
  expect(await names('cart.detail')).toEqual([]);
  expect(await names('shell.header')).toEqual(['eCookieId']);
  expect(await names('shell.header')).toEqual([]);
  expect(await names('stores.setPreferred', { body: { storeNumber } })).toEqual([
    'preferredStoreId',
    'preferredZip',
    'sessionId',
  ]);
  expect(await names('vehicles.updatePreferred', { body: { catalogVehicleId } })).toEqual(
    choices.filter((name) => name.startsWith('preferredVehicle')).toSorted(),
  );
  const body = { username: email, password: goodPassword, rememberMe: true };
  const identity = ['hashedCustomerId', 'profileId', 'rememberMe', 'sessionId', 'signedIn', 'userType'];
  expect((await names('identity.login', { body })).filter((name) => !choices.includes(name))).toEqual(
    identity,
  );
  expect(await names('identity.token', { body: {} })).toEqual(['accessToken']);
  const line = { skuNumber, quantity: 1, shipmentType: 'instore' as const };
  expect(await names('cart.addItem', { body: line })).toEqual([]);
  expect(await names('cart.detail', { query: { postalCode: '38103' } })).toEqual(['deliversTo']);
  expect([...shopper.cookies.keys()].sort()).toEqual(Object.keys(cookieTable).sort());
});

test('[STATE-017] [API-040] signing out leaves store, zip, vehicle and the visitor’s mark, and nothing else', async () => {
  const shopper = await withAll();
  const personal = ['rewardsSignedIn', 'TCPilotAlertSeen', 'cartProductSkus', 'rewardPoints', 'loginMethod'];
  for (const name of personal) shopper.cookies.set(name, '1');
  await shopper.do('identity.logout', { body: {} });
  expect([...shopper.cookies.keys()].sort()).toEqual(['eCookieId', ...choices].toSorted());
});

test('[VEHST-004] a vehicle that is taken back takes its five cookies along', async () => {
  const shopper = await withAll();
  await shopper.do('vehicles.clearPreferred');
  const left = [...shopper.cookies.keys()].filter((name) => name.startsWith('preferredVehicle'));
  expect(left).toEqual([]);
});

test('[VEHST-001] [VEHST-019] a later visit knows vehicle and store by what the browser has kept of them', async () => {
  const shopper = await withAll();
  const later = shop.shopper();
  for (const name of choices) later.cookies.set(name, shopper.cookies.get(name) ?? '');
  const { vehicleMap, storeDetails } = await later.do('shell.header');
  expect(vehicleMap?.catalogVehicleId).toBe(catalogVehicleId);
  expect(storeDetails?.storeNumber).toBe(storeNumber);
});

test('[VEHST-004] a vehicle is in five cookies, each with what it says of it', async () => {
  const shopper = await withAll();
  const { vehicleMap } = await shopper.do('shell.header');
  const { year, makeName, modelName, engineName } = vehicleMap!;
  expect(
    Object.fromEntries([...shopper.cookies].filter(([name]) => name.startsWith('preferredVehicle'))),
  ).toEqual({
    preferredVehicleYear: year,
    preferredVehicleMake: encodeURIComponent(makeName),
    preferredVehicleModel: encodeURIComponent(modelName),
    preferredVehicleEngine: encodeURIComponent(engineName),
    preferredVehicleId: catalogVehicleId,
  });
});

test.each([
  ['on this machine', 'http://us.localhost:3000', {}, true],
  ['behind a proxy with TLS', 'http://shop.example', { 'x-forwarded-proto': 'https' }, true],
  ['by TLS of its own', 'https://shop.example', {}, true],
  ['openly over a network', 'http://shop.example', {}, false],
])('[STATE-010] cookies %s carry Secure or not', async (_where, origin, headers, isSecure) => {
  const answer = await shop.b2c.fetch(
    new Request(`${origin}/ecomm/b2c/v2/page/header`, {
      headers: { host: new URL(origin).host, 'x-market': 'us', 'x-requested-by': 'web', ...headers },
    }),
    { clientAddress: '10.0.0.1' },
  );
  const lines = answer.headers.getSetCookie();
  expect(lines).toHaveLength(1);
  expect(lines[0]?.includes('; Secure')).toBe(isSecure);
});

test.each([
  ['tracker=1; Max-Age=60; Path=/; SameSite=Lax', 'tracker is in no table'],
  ['sessionId=1; Max-Age=34186698; Path=/; SameSite=Lax', 'sessionId: HttpOnly'],
  ['eCookieId=1; Max-Age=34186698; Path=/; HttpOnly; SameSite=Lax', 'eCookieId: HttpOnly'],
  ['eCookieId=1; Max-Age=60; Path=/; SameSite=Lax', 'eCookieId lives otherwise'],
  ['eCookieId=1; Path=/; SameSite=Lax', 'eCookieId lives otherwise'],
  ['eCookieId=1; Max-Age=34186698; Path=/; SameSite=None', 'eCookieId lacks SameSite=Lax'],
  ['eCookieId=1; Max-Age=34186698; Path=/; SameSite=Lax; Domain=x', 'eCookieId has Domain=x'],
  ['tracker=; Max-Age=0; Path=/; SameSite=Lax', undefined],
])('the table that every test of the server holds finds the fault of %s', (line, fault) => {
  expect(cookieFault(line)).toBe(fault);
});
