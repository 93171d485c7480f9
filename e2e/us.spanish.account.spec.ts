import { buyAt, createBuyer } from './support/buyer.ts';
import { expectNoEnglish } from './support/english.ts';
import { localOf } from './support/locals.ts';
import { newMember } from './support/member.ts';
import { giveSession } from './support/misfit.ts';
import { findPart } from './support/parts.ts';
import { open, type Shop } from './support/shop.ts';
import { fieldOf, person } from './support/signIn.ts';
import { expect, test } from './support/test.ts';

test.use({ language: 'es-US', hasOwnAddress: true });

/** The browser is this person of the demonstration. */
async function signedIn(shop: Shop, role: string) {
  const buyer = createBuyer('us');
  const username = person(role);
  await buyer.client.call('identity.login', { body: { username, password: 'drive the long way' } });
  await giveSession(shop, buyer);
  return buyer.client;
}

async function expectNoneOn(shop: Shop, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await open(shop, path);
    await expect(shop.page.getByRole('main').getByRole('heading').first()).toBeVisible();
    await expectNoEnglish(shop.page);
  }
}

test('account, orders and the card of the rewards say nothing in English', async ({ shop }) => {
  test.setTimeout(120_000);
  await signedIn(shop, 'linked');
  await expectNoneOn(shop, [
    '/user/myAccount',
    '/user/orderHistory',
    '/wallet',
    '/rewards',
    '/checkRewardAccount',
    '/createRewardsAccount',
    '/updateRewardsAccount',
    '/mergeConfirmation',
    '/user/rewards/requestCredit',
    '/user/programRules',
  ]);
});

test('an order says nothing in English, whatever became of it', async ({ shop }) => {
  test.setTimeout(180_000);
  await signedIn(shop, 'member');
  const numbers = Array.from({ length: 26 }, (_, at) => String(at + 1).padStart(2, '0'));
  await expectNoneOn(
    shop,
    numbers.map((number) => `/user/orderHistory/US-MEMBER-${number}`),
  );
});

test('a vehicle, its services and what is under warranty say nothing in English', async ({ shop }) => {
  test.setTimeout(120_000);
  const client = await signedIn(shop, 'linked');
  const { vehicles } = await client.call('vehicles.list');
  const { vehicleId = '' } = vehicles[0] ?? {};
  expect(vehicleId).not.toBe('');
  const { warranties } = await client.call('warranties.list', { query: {} });
  expect(warranties.length).toBeGreaterThan(2);
  await expectNoneOn(shop, [
    '/user/myVehicle',
    '/user/myVehicle/manage',
    `/user/vehicleDetails/${vehicleId}`,
    `/user/addVehicleDetails/${vehicleId}`,
    '/user/serviceHistory',
    `/user/serviceHistory/${vehicleId}`,
    `/user/addServiceHistory/${vehicleId}`,
    `/user/maintenanceIntervals/${vehicleId}`,
    '/myWarranties',
    ...warranties.flatMap(({ warrantyId, items }) => [
      `/myWarranties/${warrantyId}`,
      ...items.map(({ warrantyItemId }) => `/myWarranties/${warrantyId}/${warrantyItemId}?edit=serial`),
    ]),
  ]);
});

test('a profile with an address and a card says nothing in English', async ({ shop }) => {
  test.setTimeout(120_000);
  const { cleaner, store, home } = localOf('us');
  const { client } = await newMember(shop);
  const { storeNumber } = store;
  const { skuNumber } = await findPart('us', { searchText: cleaner, storeNumber });
  await client.call('account.addAddress', { body: { address: home, isDefault: true } });
  await buyAt('us', { storeNumber, skuNumber, quantity: 1 }, client);
  await expectNoneOn(shop, [
    '/user/myProfile',
    ...['contact', 'email', 'phone', 'password', 'preferences', 'address', 'card'].map(
      (section) => `/user/myProfile?edit=${section}`,
    ),
  ]);
});

test('the balance of a gift card says nothing in English', async ({ shop, page }) => {
  await expectNoneOn(shop, ['/giftCard/cardBalance']);
  await fieldOf(shop, 'giftCardNumber').fill('6000000000000001');
  await fieldOf(shop, 'giftCardPin').fill('1234');
  await page.getByRole('button', { name: shop.words.text('giftCard.check') }).click();
  await expect(page.getByRole('status')).toContainText('50');
  await expectNoEnglish(page);
});
