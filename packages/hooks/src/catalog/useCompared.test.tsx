// @vitest-environment jsdom
import { fixture } from '@driveline/api/testing';
import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderShop } from '../../test/renderShop.tsx';
import { useCompared } from './compare.ts';

const answer = fixture('catalog.product');
const market = { currency: { minorDigits: 2 } };

/** Parts by their numbers: 404 is a number that nobody knows, 503 one whose answer fails, 9 one of another kind. */
const compare = (skuNumbers: string) =>
  renderShop(
    ({ asked }: { asked: string }) => useCompared(new URLSearchParams({ skuNumbers: asked }), market),
    {
      'catalog.product': ({ query }) => {
        const status = Number(query?.itemIds);
        if (status >= 400) return new Response('', { status });
        const [part] = answer.pdpResults.products;
        const other = status === 9 && { breadCrumbs: [{ categoryName: 'Oil', canonicalPath: '/parts/oil' }] };
        return {
          ...answer,
          pdpResults: {
            ...answer.pdpResults,
            products: [{ ...part!, ...other, skuNumber: query!.itemIds! }],
          },
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

test('[PLUS-067] one part asks for another of its shelf, and different kinds are said', async () => {
  const one = compare('1');
  await waitFor(() => expect(one.current.hint).toBe('one'));
  const [part] = answer.pdpResults.products;
  expect(one.current.shelfHref).toBe(part!.breadCrumbs.at(-1)!.canonicalPath);
  expect(one.current.table && one.current.table.hrefWithout('1')).toBe('/compare?skuNumbers=');
  const mixed = compare('1,9');
  await waitFor(() => expect(mixed.current.hint).toBe('mixed'));
  const full = compare('1,2,3,4');
  await waitFor(() => expect(full.current.isPending).toBe(false));
  expect(full.current).toMatchObject({ hint: undefined, shelfHref: undefined });
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
