// @vitest-environment jsdom
import { fixture } from '@driveline/api/testing';
import { act, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderShop } from '../../test/renderShop.tsx';
import { useChosenSku } from './useChosenSku.ts';

const [sku] = fixture('catalog.skuDetails').skus;
const answers = { 'catalog.skuDetails': { skus: [sku!] } };
const start = { skuNumber: sku!.skuNumber, quantity: 1 };

const choose = () =>
  renderShop(({ skuNumber, quantity }: typeof start) => useChosenSku({ skuNumber }, quantity), answers, {
    props: start,
  });

test('[PLUS-062] the promise is for as many as are chosen', async () => {
  const { result, sent } = choose();
  await waitFor(() => expect(result.current.sku).toBeDefined());
  act(() => result.current.setQuantity(3));
  expect(result.current).toMatchObject({ quantity: 3, sku: { skuNumber: start.skuNumber } });
  await waitFor(() => expect(sent.map(({ input }) => input.query?.['quantity'])).toEqual(['1', '3']));
});

test('[PLUS-060] the promise is for the postal code that is asked for', async () => {
  const { sent } = renderShop(() => useChosenSku(start, 1, '38103'), answers);
  await waitFor(() => expect(sent[0]?.input.query?.['postalCode']).toBe('38103'));
});

test('another part, or another start, starts again', async () => {
  const { result, rerender } = choose();
  act(() => result.current.setQuantity(3));
  rerender({ ...start, quantity: 4 });
  expect(result.current.quantity).toBe(4);
  rerender({ skuNumber: 'other', quantity: 1 });
  expect(result.current.quantity).toBe(1);
  // Back where it was chosen, the choice stands.
  rerender(start);
  expect(result.current.quantity).toBe(3);
});
