import { expect, test } from 'vitest';
import { promosAt, showsPromo } from './taxonomyPromos.ts';

const brakes = { path: '/parts/brakes', id: '12' };
const listed = { taxonomy: '/parts', taxonomy_selector: { seoUrl: ['/parts/brakes'] } };
const selected = (selectedItems: string[], invertSelection?: boolean) => ({
  taxonomy: '/parts',
  taxonomy_selector: { selectedItems, ...(invertSelection !== undefined && { invertSelection }) },
});

test.each([
  ['its path is listed', listed, brakes, true],
  ['another path is listed', listed, { path: '/parts/filters', id: '13' }, false],
  ['only a path below it is listed', listed, { path: '/parts', id: '1' }, false],
  ['it is selected', selected(['12']), brakes, true],
  ['another one is selected', selected(['13']), brakes, false],
  ['it is selected by an inverted selection', selected(['12'], true), brakes, false],
  ['another one is selected by an inverted selection', selected(['13'], true), brakes, true],
  ['nothing is selected', selected([]), brakes, false],
  ['nothing is left out', selected([], true), brakes, true],
  ['it lies beside the taxonomy', selected([], true), { path: '/parts-of-others', id: '9' }, false],
])('[CATALOG-030] where %s', (_, promo, place, shows) => {
  expect(showsPromo(promo, place)).toBe(shows);
});

test('[CATALOG-030] a promo has its words and its link, and blocks of other kinds are none', () => {
  const link = { label: 'See', href: '/deals/brake-season' };
  const words = { title: 'Brake season', text: '15% off', link };
  expect(
    promosAt(
      [
        { kind: 'steps', title: 'Other', steps: [] },
        { kind: 'taxonomyPromo', ...words, ...listed },
        { kind: 'taxonomyPromo', title: 'Inverted', text: '', ...selected(['12'], true) },
      ],
      brakes,
    ),
  ).toEqual([words]);
});
