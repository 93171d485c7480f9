import { expect, test } from 'vitest';
import { answering } from '../../test/answering.ts';
import { warrantyFilterOf } from './warrantyFilter.ts';
import { warrantyStores } from './warrantyStores.ts';

const filter = (query: string) => warrantyFilterOf(new URLSearchParams(query));

test('[ACCT-050] an address narrows the warranties; what makes no sense in it is left out', () => {
  expect(filter('')).toEqual({ pageNumber: '1', maxResult: '10' });
  expect(filter('searchText=+pads+&status=ended&page=3')).toEqual({
    searchText: 'pads',
    status: 'ended',
    pageNumber: '3',
    maxResult: '10',
  });
  expect(filter('status=stolen&page=-1&searchText=+')).toEqual({ pageNumber: '1', maxResult: '10' });
});

test('[ACCT-050] each store of the purchases is asked for once, and none for what was shipped', () => {
  const purchases = ['12', '', '7', '12'].map((storeNumber) => ({ storeNumber }));
  const stores = warrantyStores(answering().client, purchases);
  expect(stores.map(({ queryKey }) => queryKey.at(-1))).toEqual(['12', '7']);
});
