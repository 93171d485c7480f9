// @vitest-environment jsdom
import { act, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { cart } from '../../test/fixtures.ts';
import { renderShop } from '../../test/renderShop.tsx';
import { refusal } from '../../test/stubClient.ts';
import { useAddressCheck } from './useAddressCheck.ts';
import { usePurchase } from './usePurchase.ts';

const { commerceId: _c, cartVersion: _v, cartItemError: _e, promoData: _p, checkoutMessageData: _m, ...order } = cart(); // prettier-ignore
const body = { commerceId: 'c1', idempotencyKey: 'key1' };
const empty = cart([], 0);
const lost = () => new Response('', { status: 502 });

describe('[CART-052] a purchase', () => {
  test('is one commit, however often the button is pressed', async () => {
    const { result, ids } = renderShop(usePurchase, { 'checkout.commit': { orderId: 'o1', order } });
    await act(async () => {
      await Promise.all([result.current.buy(body), result.current.buy(body)]);
    });
    expect(ids()).toEqual(['checkout.commit']);
    expect(result.current).toMatchObject({ status: 'success', data: { orderId: 'o1' } });
  });

  test('shows what the processor says until it is reset', async () => {
    const { result } = renderShop(usePurchase, {
      'checkout.commit': refusal(422, '422', 'Declined', 'error_card_declined'),
    });
    await act(() => result.current.buy(body));
    expect(result.current).toMatchObject({ status: 'failure', paymentError: 'Declined' });
    act(() => result.current.resetError());
    expect(result.current).toMatchObject({ status: 'idle', paymentError: undefined });
  });

  test('whose answer was lost is found where the cart is empty, and no second commit goes out', async () => {
    const { result, ids } = renderShop(usePurchase, {
      'checkout.commit': lost,
      'cart.detail': empty,
      'orders.confirmation': { ...order, orderId: 'o1', email: 'ana@example.com' },
    });
    await act(() => result.current.buy(body));
    await waitFor(() => expect(result.current.status).toBe('success'));
    expect(result.current.data?.orderId).toBe('o1');
    expect(ids()).toEqual(['checkout.commit', 'cart.detail', 'orders.confirmation']);
  });

  test('whose answer was lost may be tried again where the cart still has its lines', async () => {
    const { result, ids } = renderShop(usePurchase, { 'checkout.commit': lost, 'cart.detail': cart() });
    await act(() => result.current.buy(body));
    await waitFor(() => expect(result.current.status).toBe('idle'));
    expect(ids()).toEqual(['checkout.commit', 'cart.detail']);
  });

  test('that nobody can ask about stays unknown, and is asked about again', async () => {
    let isBack = false;
    const { result } = renderShop(usePurchase, {
      'checkout.commit': lost,
      'cart.detail': () => (isBack ? cart() : refusal(404, '404', 'Away')),
    });
    await act(() => result.current.buy(body));
    expect(result.current.status).toBe('unknown');
    await act(() => result.current.buy(body));
    expect(result.current.status).toBe('unknown');
    isBack = true;
    act(() => result.current.readAgain());
    await waitFor(() => expect(result.current.status).toBe('idle'));
  });

  test('that the bank wants to see hands its address on and may go on afterwards', async () => {
    let isProven = false;
    const { result } = renderShop(usePurchase, {
      'checkout.commit': () =>
        isProven ? { orderId: 'o1', order } : { challenge: { url: 'https://bank.test' } },
    });
    let challenge: unknown;
    await act(async () => {
      challenge = await result.current.buy(body);
    });
    expect(challenge).toEqual({ url: 'https://bank.test' });
    isProven = true;
    await act(() => result.current.buy(body));
    expect(result.current.status).toBe('success');
  });
});

const address = { firstName: 'Ana', lastName: 'Lopez', address1: '1 Main St', city: 'Memphis', state: 'TN', postalCode: '38103' }; // prettier-ignore

describe('the check of an address', () => {
  test.each([
    ['success', [address], 'suggestion'],
    ['success', [], 'none'],
    ['notRequired', [], 'none'],
    ['editNotFound', [], 'editOrUse'],
    ['notFoundWithoutSuggestion', [], 'edit'],
  ] as const)('[CART-038] that answers %s with %o asks for %s', async (status, suggestions, choice) => {
    const { result } = renderShop(useAddressCheck, {
      'account.verifyAddress': { status, suggestions: [...suggestions] },
    });
    await act(() => result.current.check(address));
    expect(result.current).toMatchObject({ status, choice });
  });

  test('[CART-039] that fails opens the manual form with the first detail', async () => {
    const { result } = renderShop(useAddressCheck, {
      'account.verifyAddress': refusal(422, '5001', 'Address not found', 'error_address_invalid'),
    });
    await act(() => result.current.check(address));
    expect(result.current).toMatchObject({
      manualForm: true,
      errorCode: '5001',
      errorMessage: 'Address not found',
    });
  });
});
