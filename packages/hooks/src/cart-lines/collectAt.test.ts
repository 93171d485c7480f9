import { expect, test } from 'vitest';
import { answering } from '../../test/answering.ts';
import { cart, line, miniCart, shipment, store } from '../../test/fixtures.ts';
import { collectAt, linesElsewhere } from './collectAt.ts';

const here = shipment([line({ commerceItemId: 'here' })], { store: store({ storeNumber: '12' }) });
const there = shipment([line({ commerceItemId: 'there', skuNumber: '200' })], {
  store: store({ storeNumber: '77' }),
});
const delivered = shipment(
  [line({ commerceItemId: 'd1', skuNumber: '200' }), line({ commerceItemId: 'd2', skuNumber: '300' })],
  { shipmentType: 'regular' },
);
const mixed = cart([here, there, delivered]);
const changed = miniCart({ itemCount: 4, orderSubTotal: 80 }, mixed);

const changes = (sent: readonly { id: string; input: unknown }[]) =>
  sent.filter(({ id }) => id === 'cart.updateItem').map(({ input }) => input);

test('lines that are delivered or picked up elsewhere are not at the store', () => {
  expect(linesElsewhere(mixed, '12').map(({ commerceItemId }) => commerceItemId)).toEqual([
    'there',
    'd1',
    'd2',
  ]);
  const sent = shipment([line()], { shipmentType: 'regular', store: store({ storeNumber: '12' }) });
  const nowhere = shipment([line({ commerceItemId: 'ci2' })]);
  expect(linesElsewhere(cart([sent, nowhere]), '12')).toHaveLength(2);
});

test('[API-077] a store that has everything gets every line that is not there yet', async () => {
  const { client, sent } = answering({
    'cart.detail': mixed,
    'checkout.verifyForStore': { eligible: true, ineligibleItems: [] },
    'cart.updateItem': changed,
  });
  expect(await collectAt(client, '12')).toEqual([]);
  expect(sent[1]).toMatchObject({ input: { body: { storeNumber: '12', skuNumbers: ['200', '300'] } } });
  expect(changes(sent)).toMatchObject(
    ['there', 'd1', 'd2'].map((commerceItemId) => ({
      params: { commerceItemId },
      body: { shipmentType: 'instore', storeNumber: '12' },
    })),
  );
});

test('[CART-012] what the store cannot hand out is named, and no line changes', async () => {
  const ineligibleItems = [{ skuNumber: '300', itemDescription: 'Wiper', errorMessage: 'Sold out' }];
  const { client, sent } = answering({
    'cart.detail': mixed,
    'checkout.verifyForStore': { eligible: false, ineligibleItems },
  });
  expect(await collectAt(client, '12')).toEqual(ineligibleItems);
  expect(changes(sent)).toEqual([]);
});

test('a cart that is all there asks nothing', async () => {
  const { client, sent } = answering({ 'cart.detail': cart([here]) });
  expect(await collectAt(client, '12')).toEqual([]);
  expect(sent).toHaveLength(1);
});
