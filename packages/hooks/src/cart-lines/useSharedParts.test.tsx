// @vitest-environment jsdom
import { fixture } from '@driveline/api/testing';
import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderShop } from '../../test/renderShop.tsx';
import { useSharedParts } from './useSharedParts.ts';

const answer = fixture('catalog.product');
const market = { currency: { minorDigits: 2 } };

/** Parts by their numbers: 404 is a number that nobody knows, 503 one whose answer fails. */
const share = (parts: string, refused?: readonly { skuNumber: string; message: string }[]) =>
  renderShop(
    ({ asked }: { asked: string }) =>
      useSharedParts(new URLSearchParams({ parts: asked }), market, refused && { refused, hasAdded: true }),
    {
      'catalog.product': ({ query }) => {
        const status = Number(query?.itemIds);
        if (status >= 400) return new Response('', { status });
        const [part] = answer.pdpResults.products;
        const named = { ...part!, skuNumber: query!.itemIds!, itemDescription: `Part ${status}` };
        return { ...answer, pdpResults: { ...answer.pdpResults, products: [named] } };
      },
    },
    { props: { asked: parts } },
  ).result;

test('[PLUS-068] a shared link shows as many of each part as it states, and names what nobody sells', async () => {
  const result = share('7:3,404,8');
  await waitFor(() => expect(result.current.isPending).toBe(false));
  expect(result.current).toMatchObject({
    path: '/cart/shared?parts=7:3,404:1,8:1',
    list: {
      parts: [
        { skuNumber: '7', quantity: 3 },
        { skuNumber: '8', quantity: 1 },
      ],
      unknown: ['404'],
      refused: undefined,
      hasAdded: false,
    },
    error: undefined,
  });
});

test('[PLUS-068] a refused part has its title, one that nobody knows its number', async () => {
  const result = share('7,404', [
    { skuNumber: '7', message: 'Out of stock' },
    { skuNumber: '404', message: 'Not sold' },
  ]);
  await waitFor(() => expect(result.current.isPending).toBe(false));
  expect(result.current.list.hasAdded).toBe(true);
  expect(result.current.list.refused).toEqual([
    { title: 'Part 7', reason: 'Out of stock' },
    { title: '404', reason: 'Not sold' },
  ]);
});

test('[PLUS-068] a part whose answer failed is a failure, not an unknown part', async () => {
  const result = share('1,503');
  await waitFor(() => expect(result.current.error).toMatchObject({ status: 503 }));
  expect(result.current).toMatchObject({ list: { parts: [{ skuNumber: '1' }], unknown: [] } });
  expect(share('').current).toMatchObject({ list: { parts: false, unknown: [] }, isPending: false });
});
