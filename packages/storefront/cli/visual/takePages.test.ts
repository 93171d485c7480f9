import { expect, test } from 'vitest';
import type { VisualMode } from '../../stories/mode.ts';
import { picturedStories } from './takePages.ts';

const widths = { component: [], block: [], page: [390, 1440], plainPage: [390], pageState: [1440] };
const mode = (market: string): VisualMode => ({
  brand: 'acme',
  market,
  colorMode: 'light',
  name: `acme-light-${market}`,
  widths,
});
const modes = [mode('br'), mode('us')];
const namesOf = (story: {
  visual?: { kind?: 'page' | 'pageState'; widths?: number[] };
  markets?: string[];
}) =>
  picturedStories([{ id: 'pages-cart--filled', title: 'Pages/Cart', ...story }], modes).flatMap((it) =>
    it.modes.map(({ name }) => name),
  );

test('a page is pictured in each of its markets', () => {
  expect(namesOf({ visual: { kind: 'page' } })).toEqual(['acme-light-br', 'acme-light-us']);
  expect(namesOf({ visual: { kind: 'page' }, markets: ['us'] })).toEqual(['acme-light-us']);
});

test('a state is pictured once, in the first market that has it', () => {
  expect(namesOf({ visual: { kind: 'pageState' } })).toEqual(['acme-light-br']);
  expect(namesOf({ visual: { kind: 'pageState' }, markets: ['us'] })).toEqual(['acme-light-us']);
});

test('a story without widths, and one that says nothing of pictures, has none', () => {
  expect(namesOf({ visual: { kind: 'pageState', widths: [] } })).toEqual([]);
  expect(namesOf({})).toEqual([]);
});
