import { fixtureIn } from '@driveline/api/testing';
import { expect, test } from 'vitest';
import {
  garageVehicle,
  historyOrder,
  maintenanceInterval,
  mergeableCards,
  rewardsAccount,
  rewardsEntry,
  serviceEntry,
  trackedShipments,
  warrantyPurchase,
} from './index.ts';

const cents = { currency: { minorDigits: 2 } };
const of = fixtureIn('br');

test('[ACCT-046] a row of the history says what the order came to, and what came back is less', () => {
  const [order] = of('orders.history').orders;
  const costly = { ...order!, totalPrice: 502.9, itemCount: 3 };
  const bought = historyOrder({ ...costly, orderType: 'ONLINEORDER' }, cents);
  const returned = historyOrder({ ...costly, orderType: 'RETURN' }, cents);
  expect(bought.lines[0]?.title).toBe(order!.shipmentInfoList[0]?.lineItemList[0]?.itemDescription);
  expect([bought.totalMinor, bought.itemCount]).toEqual([50_290, 3]);
  expect(returned.totalMinor).toBe(-bought.totalMinor);
});

test('[ACCT-046] a row of the history leads to its order', () => {
  const [order] = of('orders.history').orders;
  const row = historyOrder(
    { ...order!, placedAt: null, orderType: 'ONLINEORDER', orderStatus: 'COMPLETE' },
    cents,
  );
  expect(row).toMatchObject({
    number: order!.orderId,
    placedAt: '',
    type: 'ONLINEORDER',
    status: 'COMPLETE',
    canBuyAgain: true,
  });
  const [line] = order!.shipmentInfoList[0]!.lineItemList;
  expect(row.lines[0]).toMatchObject({ id: line!.commerceItemId, picture: { drawing: line!.drawing } });
});

test('[PLUS-024] a row of the history says whether parts of its order can be returned', () => {
  const [order] = of('orders.history').orders;
  const withPieces = (returnable: number) => {
    const changed = structuredClone(order!);
    for (const { lineItemList } of changed.shipmentInfoList)
      for (const line of lineItemList) line.afterSale = { ...line.afterSale!, returnable };
    return historyOrder(changed, cents).canReturn;
  };
  expect([withPieces(0), withPieces(1)]).toEqual([false, true]);
});

test('[REWARD-046] cards that are joined are told apart by their last four digits', () => {
  const { loyaltyAccount } = of('rewards.account');
  const card = { ...loyaltyAccount!, rewardsId: '123456789', rewardBalance: 1.5, joinedOn: '2020-01-01' };
  expect(mergeableCards([card], cents)).toEqual([
    { lastDigits: '6789', balanceMinor: 150, joinedOn: '2020-01-01' },
  ]);
});

test('every shipment of an order is followed by its own status', () => {
  const order = of('orders.confirmation');
  expect(trackedShipments(order, cents).map(({ status }) => status)).toEqual(
    order.orders.flatMap(({ shipmentInfoList }) => shipmentInfoList.map(({ orderStatus }) => orderStatus)),
  );
});

test('a rewards card says how far the next reward is', () => {
  const { loyaltyAccount } = of('rewards.account');
  const account = { ...loyaltyAccount!, rewardBalance: 12.5, credits: 6, creditsToNext: 14 };
  expect(rewardsAccount({ ...account, rewardsCardNumber: '123456789012' }, cents)).toMatchObject({
    balanceMinor: 1250,
    creditsNeeded: 20,
    cardNumber: '1234 5678 9012',
  });
  const ends = { ...account, expirationDate: '2027-01-01' };
  expect(rewardsAccount(ends, cents)).toMatchObject({ credits: 6, expiresOn: '2027-01-01' });
  expect(rewardsAccount({ ...account, expirationDate: null }, cents)).not.toHaveProperty('expiresOn');
  const spent = {
    date: '2026-11-20',
    orderType: 'SALE',
    description: 'Pads',
    amount: 12.5,
    credits: 2,
  } as unknown as Parameters<typeof rewardsEntry>[0];
  expect(rewardsEntry(spent, cents, 3)).toEqual({
    id: '2026-11-20-3',
    date: '2026-11-20',
    type: 'SALE',
    description: 'Pads',
    amountMinor: 1250,
    credits: 2,
  });
  const entries = of('rewards.activity').activities.map((entry, at) => rewardsEntry(entry, cents, at));
  expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
});

test('a vehicle of the garage says what comes next, a service without dates says nothing of them', () => {
  const [vehicle] = of('vehicles.list').vehicles;
  const plan = of('garage.maintenance');
  const shown = garageVehicle(vehicle!, plan, vehicle!.vehicleId);
  expect(shown).toMatchObject({ preferred: true, nextService: { name: plan.intervals[0]?.name } });
  expect(garageVehicle(vehicle!, { ...plan, mileage: 100, mileageUnit: 'km', intervals: [] })).toEqual({
    vehicleId: vehicle!.vehicleId,
    name: vehicle!.vehicleName,
    preferred: false,
    mileage: { value: 100, unit: 'km' },
  });
  expect(garageVehicle(vehicle!, { ...plan, mileage: 100, mileageUnit: 'mi' })).toMatchObject({
    mileage: { value: 100, unit: 'mi' },
  });
  expect(garageVehicle(vehicle!, undefined)).toEqual({
    vehicleId: vehicle!.vehicleId,
    name: vehicle!.vehicleName,
    preferred: false,
  });
  const bare = {
    ...plan.intervals[0]!,
    lastService: null,
    nextDue: { date: null, mileage: null },
    shopPath: null,
  };
  expect(maintenanceInterval(bare)).toMatchObject({ nextDue: {} });
  expect(maintenanceInterval(bare)).not.toHaveProperty('shopHref');
  const whole = {
    intervalId: 'oil',
    name: 'Oil',
    status: 'due',
    everyMileage: 5000,
    everyMonths: 6,
    lastService: { date: '2026-01-01', mileage: 40_000, serviceItemId: 's1' },
    nextDue: { date: '2026-07-01', mileage: 45_000 },
    shopPath: '/parts/oil',
  } as unknown as typeof bare;
  expect(maintenanceInterval(whole, '/log')).toEqual({
    id: 'oil',
    name: 'Oil',
    status: 'due',
    everyMileage: 5000,
    everyMonths: 6,
    lastService: { date: '2026-01-01', mileage: 40_000 },
    nextDue: { date: '2026-07-01', mileage: 45_000 },
    shopHref: '/parts/oil',
    logHref: '/log',
  });
  expect(maintenanceInterval({ ...bare, everyMileage: null, everyMonths: null })).toEqual({
    id: bare.intervalId,
    name: bare.name,
    status: bare.status,
    nextDue: {},
  });
});

test('a service says what it cost, and nothing of what nobody noted', () => {
  const [service] = of('garage.services').services;
  const noted = { ...service!, cost: 89.9, shop: 'Oficina', note: 'Filtro' };
  expect(serviceEntry(noted, cents, 'km', '/edit')).toMatchObject({
    mileage: { value: service!.mileage, unit: 'km' },
    name: service!.serviceName,
    costMinor: 8990,
    editHref: '/edit',
  });
  const bare = serviceEntry({ ...service!, cost: null, shop: null, note: '' }, cents, 'km');
  expect(Object.keys(bare).sort()).toEqual(['date', 'id', 'mileage', 'name']);
  expect(serviceEntry({ ...service!, cost: 0 }, cents, 'km')).toMatchObject({ costMinor: 0 });
});

test('a purchase under warranty names its store and leads to each part', () => {
  const [purchase] = of('warranties.list').warranties;
  const [item] = purchase!.items;
  const shown = warrantyPurchase(
    { ...purchase!, items: [{ ...item!, vehicleName: null }] },
    'Rua A, 1',
    ({ warrantyItemId }) => `/w/${warrantyItemId}`,
  );
  expect(shown).toMatchObject({
    store: 'Rua A, 1',
    items: [{ title: item!.itemDescription, href: `/w/${item!.warrantyItemId}` }],
  });
  expect(shown.items[0]).not.toHaveProperty('vehicleName');
});
