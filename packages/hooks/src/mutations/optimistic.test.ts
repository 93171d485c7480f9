import type { TestAnswers } from '@driveline/api/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answering } from '../../test/answering.ts';
import { cart, header, line, miniCart, shipment, store, vehicle } from '../../test/fixtures.ts';
import { refusal } from '../../test/stubClient.ts';
import { cartMutations } from '../cart/cartMutations.ts';
import { cartQueries } from '../cart/cartQueries.ts';
import { orderLines } from '../cart/miniCartSummary.ts';
import { promoMutations } from '../promotions/promoMutations.ts';
import { savedMutations } from '../saved/savedMutations.ts';
import { createQueryClient } from '../client/queryClient.ts';
import { headerQueries } from '../header/headerQueries.ts';
import { storeMutations } from '../stores/storeMutations.ts';
import { vehicleMutations } from '../vehicles/vehicleMutations.ts';
import { runMutation } from './runMutation.ts';
import { lineMutations } from '../cart-lines/lineMutations.ts';
import { savedQueries } from '../saved/savedQueries.ts';

const two = cart([shipment([line(), line({ commerceItemId: 'ci2', skuNumber: '200', itemQuantity: 3 })])]);
const mini = miniCart({ itemCount: 4, orderSubTotal: 80 }, two);
const saved = {
  savedItemId: 's1',
  skuNumber: '300',
  partNumber: 'P',
  brandName: 'Tarn',
  itemDescription: 'Wiper',
  productDetailsPageUrl: '/products/w',
  drawing: 'wiper',
  itemQuantity: 2,
  unitPrice: 5,
  savedPrice: 5,
  vehicleName: null,
  options: [],
};

/** A browser that has cart, mini-cart, saved lines and header. */
function browser(answers: TestAnswers = {}) {
  const { client, sent } = answering(answers);
  const queryClient = createQueryClient();
  queryClient.setQueryData(cartQueries.detail(client).queryKey, two);
  queryClient.setQueryData(cartQueries.mini(client).queryKey, mini);
  queryClient.setQueryData(savedQueries.list(client).queryKey, { savedItems: [saved] });
  queryClient.setQueryData(
    headerQueries.data(client).queryKey,
    header({ storeDetails: store(), vehicleMap: vehicle() }),
  );
  const everything = () =>
    queryClient
      .getQueryCache()
      .getAll()
      .map(({ queryKey, state }) => [queryKey, state.data]);
  return { client, sent, queryClient, everything };
}

const refused = refusal(422, '422', 'No', 'error_item_unavailable');

describe('[CART-004] what a refused change has shown is taken back', () => {
  test('whatever was changed, in whatever order', async () => {
    const { client, queryClient, everything } = browser({
      'cart.updateItem': () => refused.clone(),
      'cart.removeItem': () => refused.clone(),
      'cart.saveItem': () => refused.clone(),
      'cart.moveSaved': () => refused.clone(),
      'cart.removeSaved': () => refused.clone(),
    });
    const before = everything();
    const item = fc.constantFrom('ci1', 'ci2', 'unknown');
    const change = fc.oneof(
      fc.record({ id: item, quantity: fc.integer({ min: 1, max: 99 }) }).map(
        ({ id, quantity }) =>
          () =>
            runMutation(queryClient, cartMutations.updateItem(client), { commerceItemId: id, quantity }),
      ),
      item.map(
        (commerceItemId) => () =>
          runMutation(queryClient, cartMutations.removeItem(client), { commerceItemId }),
      ),
      item.map(
        (commerceItemId) => () =>
          runMutation(queryClient, savedMutations.saveItem(client), { commerceItemId }),
      ),
      fc.constant(() => runMutation(queryClient, savedMutations.moveToCart(client), { savedItemId: 's1' })),
      fc.constant(() => runMutation(queryClient, savedMutations.removeSaved(client), { savedItemId: 's1' })),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(change, { maxLength: 4 }), async (changes) => {
        for (const run of changes) await expect(run()).rejects.toMatchObject({ message: 'No' });
        expect(everything()).toEqual(before);
      }),
      { numRuns: 30 },
    );
  });

  test('and shown before the answer', async () => {
    let refuse: () => void = () => undefined;
    const waiting = new Promise<void>((resolve) => (refuse = resolve));
    const { client, queryClient } = browser({ 'cart.saveItem': () => waiting.then(() => refused.clone()) });
    const running = runMutation(queryClient, savedMutations.saveItem(client), { commerceItemId: 'ci2' });
    const lines = () => orderLines(queryClient.getQueryData(cartQueries.detail(client).queryKey)!);
    expect(lines().map(({ skuNumber }) => skuNumber)).toEqual(['100']);
    refuse();
    await expect(running).rejects.toThrow('No');
    expect(lines()).toHaveLength(2);
  });
});

describe('the way back', () => {
  const changed = miniCart({ itemCount: 1, orderSubTotal: 20 });

  test('[CART-001] of a removed line adds the same again', async () => {
    const { client, queryClient, sent } = browser({ 'cart.removeItem': changed, 'cart.addItem': mini });
    const mutation = cartMutations.removeItem(client);
    const undo = mutation.undo?.(queryClient, { commerceItemId: 'ci2' });
    await runMutation(queryClient, mutation, { commerceItemId: 'ci2' });
    await runMutation(queryClient, undo!(changed)!, undefined);
    expect(sent.find(({ id }) => id === 'cart.addItem')?.input.body).toEqual({
      skuNumber: '200',
      quantity: 3,
      shipmentType: 'instore',
    });
    expect(orderLines(queryClient.getQueryData(cartQueries.mini(client).queryKey)!)).toHaveLength(2);
  });

  test('of a removed line with choices adds it with them', async () => {
    const { client, queryClient, sent } = browser({ 'cart.addConfigItem': mini });
    const options = [{ id: 'colour', value: 'red', label: 'Colour', text: 'Red' }];
    queryClient.setQueryData(cartQueries.detail(client).queryKey, cart([shipment([line({ options })])]));
    const undo = cartMutations.removeItem(client).undo?.(queryClient, { commerceItemId: 'ci1' });
    await undo!(changed)!.mutate();
    expect(sent[0]!.input.body).toMatchObject({
      skuNumber: '100',
      options: [{ id: 'colour', value: 'red' }],
    });
  });

  test('of a quantity is the one before', async () => {
    const { client, queryClient, sent } = browser({ 'cart.updateItem': mini });
    const undo = cartMutations.updateItem(client).undo?.(queryClient, { commerceItemId: 'ci2', quantity: 9 });
    await undo!(changed)!.mutate();
    expect(sent[0]).toMatchObject({ input: { params: { commerceItemId: 'ci2' }, body: { quantity: 3 } } });
  });

  test('[CART-014] of a swap is the part before', async () => {
    const { client, queryClient, sent } = browser({ 'cart.swapItem': mini });
    const swapped = miniCart(
      { itemCount: 1, orderSubTotal: 1 },
      cart([shipment([line({ commerceItemId: 'ci9', skuNumber: '900' })])]),
    );
    const undo = lineMutations
      .swapItem(client)
      .undo?.(queryClient, { commerceItemId: 'ci1', skuNumber: '900' });
    await undo!(swapped)!.mutate();
    expect(sent[0]!.input.body).toEqual({ commerceItemId: 'ci9', skuNumber: '100' });
  });

  test('[CART-013] of putting aside is moving back, and the other way round', async () => {
    const both = { ...changed, savedItems: [saved, { ...saved, savedItemId: 's2', skuNumber: '200' }] };
    const { client, queryClient, sent } = browser({ 'cart.moveSaved': both, 'cart.saveItem': both });
    const aside = savedMutations.saveItem(client).undo?.(queryClient, { commerceItemId: 'ci2' });
    await aside!(both)!.mutate();
    expect(sent[0]).toMatchObject({ id: 'cart.moveSaved', input: { params: { savedItemId: 's2' } } });
    const moved = savedMutations.moveToCart(client).undo?.(queryClient, { savedItemId: 's1' });
    const withLine = {
      ...both,
      ...cart([shipment([line({ commerceItemId: 'ci7', skuNumber: '300', itemQuantity: 2 })])]),
    };
    await moved!(withLine)!.mutate();
    expect(sent[1]).toMatchObject({ id: 'cart.saveItem', input: { body: { commerceItemId: 'ci7' } } });
    const grown = {
      ...both,
      ...cart([shipment([line({ commerceItemId: 'ci7', skuNumber: '300', itemQuantity: 3 })])]),
    };
    expect(moved!(grown)).toBeUndefined();
  });

  test('[CART-018] of a code is without it, or with the one before', async () => {
    const { client, queryClient } = browser();
    const promoData = { promoCode: 'OLD', title: '', terms: '', discount: 1 };
    const answer = {
      promoCode: 'NEW',
      promoData: { ...promoData, promoCode: 'NEW' },
      promoMessage: '',
      order: two,
    };
    const claim = promoMutations.claim(client);
    expect(claim.undo?.(queryClient, { promoCode: 'NEW' })?.(answer)?.key).toEqual(['promotions', 'revoke']);
    queryClient.setQueryData(cartQueries.detail(client).queryKey, { ...two, promoData });
    expect(claim.undo?.(queryClient, { promoCode: 'NEW' })?.(answer)?.key).toEqual(['promotions', 'claim']);
  });

  test('[VEHST-025] of a store is the store before, and of none there is none', async () => {
    const { client, queryClient, sent } = browser({ 'stores.setPreferred': { storeDetails: store() } });
    const { undo } = storeMutations.setPreferredStore(client);
    await undo!(queryClient, { storeNumber: '77' })!({
      storeDetails: store({ storeNumber: '77' }),
    })!.mutate();
    expect(sent[0]!.input.body).toEqual({ storeNumber: '12' });
    expect(undo!(createQueryClient(), { storeNumber: '77' })).toBeUndefined();
  });

  test('[VEHST-009] of a vehicle is the vehicle before', async () => {
    const { client, queryClient, sent } = browser({ 'vehicles.updatePreferred': { vehicleMap: vehicle() } });
    await vehicleMutations
      .clearVehicle(client)
      .undo?.(
        queryClient,
        undefined,
      )?.({ vehicleMap: null })
      ?.mutate();
    expect(sent[0]!.input.body).toEqual({ catalogVehicleId: 'cv1' });
    const { undo } = vehicleMutations.setVehicle(client);
    expect(undo!(createQueryClient(), { catalogVehicleId: 'cv2' })).toBeUndefined();
  });

  test('is nowhere where the cache does not know the line', () => {
    const { client, queryClient } = browser();
    const input = { commerceItemId: 'unknown' };
    expect(cartMutations.removeItem(client).undo?.(queryClient, input)).toBeUndefined();
    expect(cartMutations.updateItem(client).undo?.(queryClient, input)).toBeUndefined();
    expect(savedMutations.saveItem(client).undo?.(queryClient, input)).toBeUndefined();
    expect(savedMutations.moveToCart(client).undo?.(queryClient, { savedItemId: 'x' })).toBeUndefined();
  });
});
