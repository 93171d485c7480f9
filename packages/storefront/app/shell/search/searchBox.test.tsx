// @vitest-environment jsdom
import { fixture } from '@driveline/api/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { mountForTest } from '../../shop/mountForTest.tsx';
import { recentSearches } from '../../shop/recentSearches.ts';
import { storage } from '../../shop/storage.ts';
import { SearchBox } from './SearchBox.tsx';

let end: (() => void) | undefined;
afterEach(() => {
  end?.();
  recentSearches.forget();
  vi.unstubAllGlobals();
});

const suggestions = { ...fixture('catalog.suggestions'), generalSuggestions: ['brake pads'] };
const header = { ...fixture('shell.header'), vehicleMap: null };

/** The box with the focus in it, after a text was typed and what it offers is there. */
async function typed(text: string, flags: Readonly<Record<string, boolean>> = {}) {
  const asked: string[] = [];
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const shop = await mountForTest(<SearchBox />, {
    config: { flags, values: {} },
    fetch: async (url) => {
      const offers = url.includes('suggestions');
      if (offers) asked.push(new URL(url).pathname);
      return Response.json(offers ? suggestions : header);
    },
  });
  ({ end } = shop);
  const box = shop.page.querySelector('input')!;
  box.focus();
  box.value = text;
  box.dispatchEvent(new Event('input', { bubbles: true }));
  const rowOf = (term: string) => shop.page.querySelector<HTMLElement>(`[data-term="${term}"]`);
  await shop.until(() => expect(rowOf('brake pads')).not.toBeNull());
  return { ...shop, asked, box, choose: (term: string) => rowOf(term)!.click() };
}

const kept = () => [
  storage.read('typeAheadValue'),
  storage.read('searchMethod'),
  storage.read('performedSearch'),
];

test('[CATALOG-005][CATALOG-012] a suggestion searches for its text, and is kept as how the search came about', async () => {
  const { box, choose, until, where } = await typed('brak');
  choose('brake pads');
  await until(() => expect(where()).toBe('/searchresult?searchText=brake%20pads'));
  expect(box.value).toBe('brake pads');
  expect(kept()).toEqual(['brake pads', 'suggestion', 'true']);
});

test('[CATALOG-012] a suggested part that is opened is kept as such', async () => {
  const { page } = await typed('brake');
  const part = page.querySelector<HTMLElement>('a[data-intent="product-suggestion"]')!;
  part.addEventListener('click', (event) => event.preventDefault());
  part.click();
  expect(kept()).toEqual(['brake', 'product suggestion', 'true']);
});

test('[CATALOG-012] what was searched for before is kept as such, and so is what was typed', async () => {
  recentSearches.remember('oil');
  const { box, choose, until, where } = await typed('brak');
  choose('oil');
  await until(() => expect(where()).toBe('/searchresult?searchText=oil'));
  expect(kept()).toEqual(['oil', 'recent', 'true']);
  box.value = 'wiper';
  box.form!.requestSubmit();
  await until(() => expect(where()).toBe('/searchresult?searchText=wiper'));
  expect(kept()).toEqual(['wiper', 'typed', 'true']);
});

test.each([
  [true, '/product-navigation-search/'],
  [false, '/external/product-discovery/'],
])(
  '[CATALOG-009][STATE-028] acesNonVehicleEndpointsEnabled %s asks for what is offered at %s',
  async (isOn, path) => {
    const flags = { ACES_ENABLED: true, acesNonVehicleEndpointsEnabled: isOn };
    const { asked } = await typed('brake', flags);
    expect(asked).toEqual([expect.stringContaining(path)]);
  },
);
