// @vitest-environment jsdom
import { isB2cError } from '@driveline/api';
import type { TestAnswers } from '@driveline/api/testing';
import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { cart, line, miniCart, shipment, store } from '../../test/fixtures.ts';
import { renderShop } from '../../test/renderShop.tsx';
import { refusal } from '../../test/stubClient.ts';
import { orderLines } from './miniCartSummary.ts';
import { useCart, useMiniCart, useRemoveItem, useUpdateItem } from './useCart.ts';

afterEach(cleanup);

const promoData = { promoCode: 'TEN', title: 'Ten off', terms: '', discount: 10 };
const faulty = { commerceItemId: 'ci2', itemHasError: true, errorMessage: 'Sold out' };
const kept = {
  ...cart([shipment([line(), line({ commerceItemId: 'ci2', itemQuantity: 3 })], { store: store() })]),
  promoData,
  promoMessage: 'Saved',
  cartItemError: [faulty],
  checkoutMessageData: ['A price has changed'],
};

describe('the cart as a page has it', () => {
  test('[CART-002][CART-003] is loading, then has its store, codes, faults and messages', async () => {
    const { result } = renderShop(() => useMiniCart(), {
      'cart.mini': miniCart({ itemCount: 4, orderSubTotal: 80 }, kept),
    });
    expect(result.current).toMatchObject({ status: 'pending', data: undefined });
    await waitFor(() => expect(result.current.status).toBe('success'));
    expect(result.current.data).toMatchObject({
      commerceId: kept.commerceId,
      miniCartMap: { itemCount: 4, orderSubTotal: 80 },
      promoData,
      promoMessage: 'Saved',
      cartItemError: [faulty],
      checkoutMessageData: ['A price has changed'],
      orders: [{ shipmentInfoList: [{ store: { storeNumber: '12' } }] }],
    });
  });

  test('[CART-002][CART-008] has failed with the server’s reason', async () => {
    const { result } = renderShop(() => useMiniCart(), {
      'cart.mini': () => refusal(422, '422', 'No cart'),
    });
    await waitFor(() => expect(result.current.status).toBe('error'));
    expect(isB2cError(result.current.error) && result.current.error.message).toBe('No cart');
  });
});

describe('[CART-005] a change of a line', () => {
  const change = async (updated: TestAnswers['cart.updateItem']) => {
    const shop = renderShop(() => ({ cart: useCart(), update: useUpdateItem() }), {
      'cart.detail': kept,
      'cart.updateItem': updated,
    });
    await waitFor(() => expect(shop.result.current.cart.isSuccess).toBe(true));
    act(() => shop.result.current.update.mutate({ commerceItemId: 'ci2', quantity: 5 }));
    const shown = () => orderLines(shop.result.current.cart.data!).map(({ itemQuantity }) => itemQuantity);
    return { ...shop, shown };
  };

  test('names its line and quantity while it is asked for, which the line shows at once', async () => {
    const { result, shown } = await change(() => new Promise(() => undefined));
    await waitFor(() =>
      expect(result.current.update).toMatchObject({
        status: 'pending',
        variables: { commerceItemId: 'ci2', quantity: 5 },
      }),
    );
    expect(shown()).toEqual([1, 5]);
  });

  test('that failed has its error, and the line what it had', async () => {
    const { result, shown } = await change(() => refusal(422, '422', 'Only 3.'));
    await waitFor(() => expect(result.current.update.status).toBe('error'));
    expect(result.current.update.error).toMatchObject({ message: 'Only 3.' });
    await waitFor(() => expect(shown()).toEqual([1, 3]));
  });
});

describe('[CART-005] a removal of a line', () => {
  const remove = async (removed: TestAnswers['cart.removeItem']) => {
    const shop = renderShop(() => ({ cart: useCart(), remove: useRemoveItem() }), {
      'cart.detail': kept,
      'cart.removeItem': removed,
    });
    await waitFor(() => expect(shop.result.current.cart.isSuccess).toBe(true));
    act(() => shop.result.current.remove.mutate({ commerceItemId: 'ci2' }));
    const shown = () => orderLines(shop.result.current.cart.data!).map((it) => it.commerceItemId);
    return { ...shop, shown };
  };
  const all = orderLines(kept).map(({ commerceItemId }) => commerceItemId);
  const others = all.filter((id) => id !== 'ci2');

  test('names its line while it is asked for, and shows at once', async () => {
    const { result, shown } = await remove(() => new Promise(() => undefined));
    await waitFor(() =>
      expect(result.current.remove).toMatchObject({
        status: 'pending',
        variables: { commerceItemId: 'ci2' },
      }),
    );
    expect(shown()).toEqual(others);
  });

  test('that failed has its error, and the line is back', async () => {
    const { result, shown } = await remove(() => refusal(422, '422', 'Not now.'));
    await waitFor(() => expect(result.current.remove.status).toBe('error'));
    expect(result.current.remove.error).toMatchObject({ message: 'Not now.' });
    await waitFor(() => expect(shown()).toEqual(all));
  });
});
