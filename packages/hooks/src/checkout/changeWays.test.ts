import { fixture } from '@driveline/api/testing';
import { expect, test } from 'vitest';
import { answering } from '../../test/answering.ts';
import { cart, line, shipment } from '../../test/fixtures.ts';
import { refusal } from '../../test/stubClient.ts';
import { changeWays, wayField } from './changeWays.ts';

const order = cart([
  shipment([line(), line({ commerceItemId: 'ci2' })], { shipmentId: 'store' }),
  shipment([line({ commerceItemId: 'ci3' })], { shipmentId: 'home', shipmentType: 'regular' }),
]);

async function change(ways: Record<string, string>, answers: object = {}, of = order) {
  const { client, sent } = answering({
    'checkout.setShipment': fixture('checkout.setShipment'),
    'cart.updateItem': fixture('cart.updateItem'),
    ...answers,
  });
  const form = new FormData();
  for (const [id, way] of Object.entries(ways)) form.set(wayField(id), way);
  const error = await changeWays(client, of, form).catch((reason: unknown) => reason);
  return { error, sent: sent.map(({ id, input }) => [id, { ...input.params, ...(input.body as object) }]) };
}

test('[CART-033] a shipment goes from one delivery to another as a whole', async () => {
  const { sent } = await change({ home: 'nextDay' });
  expect(sent).toEqual([['checkout.setShipment', { shipmentId: 'home', shippingMethod: 'nextDay' }]]);
});

test('[CART-033] between store and delivery each of its lines goes', async () => {
  const { sent } = await change({ store: 'nextDay', home: 'instore' });
  expect(sent).toEqual([
    ['cart.updateItem', { commerceItemId: 'ci1', shipmentType: 'nextday' }],
    ['cart.updateItem', { commerceItemId: 'ci2', shipmentType: 'nextday' }],
    ['cart.updateItem', { commerceItemId: 'ci3', shipmentType: 'instore' }],
  ]);
});

test('[CART-031][CART-033] the delivery of a membership is a way of its own', async () => {
  expect((await change({ home: 'membership' })).sent).toEqual([
    ['checkout.setShipment', { shipmentId: 'home', shippingMethod: 'membership' }],
  ]);
  const member = { shipmentType: 'nextday', shippingMethod: 'membership' } as const;
  const chosen = cart([shipment([line()], { shipmentId: 'home', ...member })]);
  expect((await change({ home: 'membership' }, {}, chosen)).sent).toEqual([]);
  for (const shippingMethod of ['nextDay', 'regular'])
    expect((await change({ home: shippingMethod }, {}, chosen)).sent).toEqual([
      ['checkout.setShipment', { shipmentId: 'home', shippingMethod }],
    ]);
});

test.each([
  ['the same way', { store: 'instore', home: 'regular' }],
  ['no way', {}],
  ['a way that does not exist', { store: 'drone', home: 'drone' }],
  ['the delivery of a membership, for a pickup', { store: 'membership' }],
])('%s changes nothing', async (_name, ways) => {
  expect(await change(ways)).toEqual({ error: undefined, sent: [] });
});

test('[CART-033] a way that is refused ends it', async () => {
  const answers = { 'cart.updateItem': refusal(422, '422', 'Sold out there') };
  const { error, sent } = await change({ store: 'regular', home: 'instore' }, answers);
  expect(error).toMatchObject({ message: 'Sold out there' });
  expect(sent).toHaveLength(1);
});
