import { expect, test } from 'vitest';
import { loadForTest } from '../../data/loadForTest.ts';
import { byLetter, named } from './byLetter.ts';
import { brandParameters } from './brandParameters.ts';
import { loadBrands, loadModels } from './loaders.ts';

const entries = ['Ärmel', 'alba', 'Norvik', '3D Parts'].map((label) => ({ label, href: `/${label}` }));

test('[CATALOG-046] names stand by their letter, without case and accents; figures come last', () => {
  expect(byLetter(entries).map(({ id, links }) => [id, links.map(({ label }) => label)])).toEqual([
    ['a', ['Ärmel', 'alba']],
    ['n', ['Norvik']],
    ['other', ['3D Parts']],
  ]);
});

test('[CATALOG-046] the field leaves the names that hold its letters', () => {
  expect(named(entries, ' MEL ').map(({ label }) => label)).toEqual(['Ärmel']);
  expect(named(entries, 'zz')).toEqual([]);
});

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
