// @vitest-environment jsdom
import { fixture } from '@driveline/api/testing';
import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderShop } from '../../test/renderShop.tsx';
import { useCompared } from './compare.ts';

const answer = fixture('catalog.product');
const market = { currency: { minorDigits: 2 } };

/** Parts by their numbers: 404 is a number that nobody knows, 503 one whose answer fails. */
const compare = (skuNumbers: string) =>
  renderShop(
    ({ asked }: { asked: string }) => useCompared(new URLSearchParams({ skuNumbers: asked }), market),
    {
      'catalog.product': ({ query }) => {
        const status = Number(query?.itemIds);
        if (status >= 400) return new Response('', { status });
        const [part] = answer.pdpResults.products;
        return {
          ...answer,
          pdpResults: { ...answer.pdpResults, products: [{ ...part!, skuNumber: query!.itemIds! }] },
        };
      },
    },
    { props: { asked: skuNumbers } },
  ).result;

test('[PLUS-067] a comparison waits before it says that there is nothing to compare', async () => {
  const result = compare('1,404');
  expect(result.current).toMatchObject({ table: false, isPending: true });
  await waitFor(() => expect(result.current.isPending).toBe(false));
  expect(result.current.error).toBeUndefined();
  expect(result.current.table).toMatchObject({ products: [{ skuNumber: '1' }] });
});

test('[PLUS-067] parts that nobody knows are none', async () => {
  const result = compare('404');
  await waitFor(() => expect(result.current.isPending).toBe(false));
  expect(result.current).toMatchObject({ table: false, error: undefined });
  expect(compare('').current).toMatchObject({ table: false, isPending: false, error: undefined });
});

test('[PLUS-067] a part that failed is not forgotten beside the others', async () => {
  const result = compare('1,503');
  await waitFor(() => expect(result.current.error).toMatchObject({ status: 503 }));
  expect(result.current.table).toMatchObject({ products: [{ skuNumber: '1' }] });
});
