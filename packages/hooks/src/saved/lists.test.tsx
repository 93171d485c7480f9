// @vitest-environment jsdom
import { fixture } from '@driveline/api/testing';
import { waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { answering } from '../../test/answering.ts';
import { renderShop } from '../../test/renderShop.tsx';
import { readListAddress } from './listAddress.ts';
import { listsPath } from './listsPath.ts';
import { listForms } from './listForms.ts';
import { useListedParts } from './useLists.ts';

const read = (path: string) => readListAddress(new URL(path, 'http://shop.test').searchParams);

describe('[PLUS-068] the address of lists', () => {
  test('names all, one, or parts that wait for one', () => {
    expect([listsPath(), read(listsPath())]).toEqual(['/user/myLists', { skuNumbers: [] }]);
    expect(read(listsPath({ listId: 'a&b' }))).toEqual({ listId: 'a&b', skuNumbers: [] });
    expect(read(listsPath({ skuNumbers: ['7', '3'] }))).toEqual({ skuNumbers: ['7', '3'] });
    expect(read('/user/myLists?skuNumbers=7&skuNumbers=3,x,7,-1').skuNumbers).toEqual(['7', '3']);
  });

  test('holds 50 parts at most', () => {
    const many = Array.from({ length: 60 }, (_, n) => String(n));
    expect(read(listsPath({ skuNumbers: many })).skuNumbers).toHaveLength(50);
  });
});

describe('[PLUS-068] forms of lists', () => {
  const send = async (intent: keyof typeof listForms, typed: Record<string, string>) => {
    const answer = fixture('cart.createList');
    const { client, sent } = answering({
      'cart.createList': answer,
      'cart.changeList': answer,
      'cart.removeList': answer,
    });
    const to = await listForms[intent].save({ client, typed });
    return { to, sent: sent.at(-1) };
  };

  test.each([
    ['create-list', { listName: 'Brakes', skuNumbers: '1,2' }, 'cart.createList', '?list=id-9'],
    ['add-to-list', { listId: 'l1', skuNumbers: '1,2' }, 'cart.changeList', '?list=l1'],
    ['take-off-list', { listId: 'l1', skuNumbers: '1' }, 'cart.changeList', '?list=l1'],
    ['rename-list', { listId: 'l1', listName: 'New' }, 'cart.changeList', '?list=l1'],
    ['remove-list', { listId: 'l1' }, 'cart.removeList', ''],
  ] as const)('%s sends %j by %s and leads to the list', async (intent, typed, id, query) => {
    const { to, sent } = await send(intent, typed);
    expect(to).toBe(`/user/myLists${query}`);
    expect(sent).toMatchObject({ id });
  });
});

test('[PLUS-068] parts of a list that nobody knows any more are left out', async () => {
  const answer = fixture('catalog.product');
  const { result } = renderShop(
    ({ skus }: { skus: string[] }) => useListedParts(skus, { currency: { minorDigits: 2 } }),
    {
      'catalog.product': ({ query }) =>
        query?.itemIds === '404' ? new Response('', { status: 404 }) : answer,
    },
    { props: { skus: ['1', '404'] } },
  );
  await waitFor(() => expect(result.current.isPending).toBe(false));
  expect(result.current.products).toHaveLength(1);
});
