import { expect, test } from 'vitest';
import { loadForTest } from '../../data/loadForTest.ts';
import { giftCardPages } from './giftCardPages.ts';
import { rewardsPages } from './rewardsPages.ts';
import { vehiclePages } from './vehiclePages.ts';
import { warrantyPages } from './warrantyPages.ts';

type Params = Record<string, string>;

const nameOf = (group: typeof vehiclePages, params: Params, pathname = '/') =>
  group.pageOf(params, pathname)?.Page.name;

test.each<[Params, string | undefined]>([
  [{ page: 'serviceHistory' }, 'HistoryVehiclesPage'],
  [{ page: 'serviceHistory', vehicleId: '7' }, 'HistoryPage'],
  [{ page: 'addServiceHistory', vehicleId: '7', serviceItemId: 's' }, 'ServiceFormPage'],
  [{ page: 'vehicleDetails', vehicleId: '7' }, 'DetailsPage'],
  [{ page: 'programRules' }, 'RulesPage'],
  [{ page: 'vehicleDetails' }, undefined],
  [{ page: 'vehicleDetails', vehicleId: '7', serviceItemId: 's' }, undefined],
  [{ page: 'programRules', vehicleId: '7' }, undefined],
  [{ page: 'constructor' }, undefined],
])('below /user %o is %s', (params, name) => {
  expect(nameOf(vehiclePages, params)).toBe(name);
});

test('a warranty, its purchase and the list of both stand below each other', () => {
  expect(nameOf(warrantyPages, {})).toBe('WarrantiesPage');
  expect(nameOf(warrantyPages, { warrantyId: 'w' })).toBe('PurchasePage');
  expect(nameOf(warrantyPages, { warrantyId: 'w', warrantyItemId: 'i' })).toBe('WarrantyItemPage');
});

test('pages of a card are told by the last part of their address', () => {
  expect(nameOf(rewardsPages, {}, '/user/rewards/requestCredit')).toBe('CreditPage');
  expect(nameOf(rewardsPages, {}, '/checkRewardAccount/')).toBe('LinkPage');
  expect(nameOf(rewardsPages, {}, '/toString')).toBeUndefined();
});

test('an address without a page is not found, for reading and for posting', async () => {
  const params = { page: 'nothing' };
  const answer = await loadForTest(vehiclePages.load, '/user/nothing', {}, { params });
  expect(answer.status).toBe(404);
  const request = new Request('http://shop/user/nothing', { method: 'POST' });
  const post = () => vehiclePages.action({ request, params } as never);
  await expect(post()).rejects.toMatchObject({ init: { status: 404 } });
  const unpaid = await loadForTest(
    giftCardPages.load,
    '/giftCard/payment',
    {},
    { params: { '*': 'payment' } },
  );
  expect([unpaid.status, unpaid.headers.get('location')]).toEqual([302, '/giftCard']);
  const unknown = await loadForTest(giftCardPages.load, '/giftCard/foo', {}, { params: { '*': 'foo' } });
  expect(unknown.status).toBe(404);
});
