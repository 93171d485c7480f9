import { brandParameters } from '@driveline/hooks';
import { expect, test } from 'vitest';
import { loadForTest } from '../../data/loadForTest.ts';
import { loadBrands, loadModels } from './loadBrowse.ts';

test('[CATALOG-046] a brand asks the search for its name, and filters and pages as a shelf does', () => {
  expect(brandParameters('Norvik', new URLSearchParams('position=front&page=2'))).toMatchObject({
    searchText: 'Norvik',
    pageNumber: 2,
    filters: 'position:front',
  });
});

test('[CATALOG-046][CATALOG-047] an unknown brand or make is not found', async () => {
  const unknown = { '/ecomm': { status: 404, body: {} } };
  const brand = await loadForTest(loadBrands, '/brands/nope', unknown, { params: { brandName: 'nope' } });
  const make = await loadForTest(loadModels, '/shopbymodel?make=Nope', unknown);
  expect([brand.status, make.status]).toEqual([404, 404]);
});
