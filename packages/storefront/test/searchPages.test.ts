import type { SearchResult } from '@driveline/api';
import { enUS } from '@driveline/ui/i18n/en-US';
import { esMX } from '@driveline/ui/i18n/es-MX';
import { ptBR } from '@driveline/ui/i18n/pt-BR';
import { describe, expect, test } from 'vitest';
import { samplePages } from './pagesFromSources.ts';
import { CODES, elementOf, moneyIn, shopOf, wordsOf, type Code } from './shopOf.ts';

const START_MS = 120_000;

const sources = await samplePages();

const words = { us: enUS, mx: esMX, br: ptBR };

describe.each(CODES)('searches in %s', (code: Code) => {
  const { offer } = words[code];
  const money = moneyIn(code);

  test(
    '[PLUS-004][PLUS-009] a shelf has rows of replacement parts, sold out ones among them, and tiles of what is chosen by its looks',
    async () => {
      const shop = await shopOf(sources, code, { flags: [] });
      const result: SearchResult = shop.of('catalog.search');
      const [first] = result.products;
      const part = (skuNumber: string, change: object = {}) =>
        ({ ...first!, skuNumber, partNumber: `PN-${skuNumber}`, corePrice: 12, ...change }) as typeof first;
      const nowhere = { pickup: { ...first!.availability!.pickup!, quantity: 0, readyAt: null } };
      const gone = { availability: nowhere, fit: { ...first!.fit, state: 'NEEDS_MORE_INFO' } };
      const shelf = async (layout: SearchResult['layout']) => {
        const products = [part('one'), part('gone', gone)] as SearchResult['products'];
        shop.outside.answer('catalog.search', { ...result, layout, products });
        const { html } = await shop.ask(`/searchresult?searchText=${layout}`);
        return (sku: string) => elementOf(html, new RegExp(`<article[^>]*data-sku="${sku}"`));
      };
      const row = await shelf('row');
      for (const fact of [
        first!.brandName,
        'PN-one',
        first!.itemDescription,
        money(first!.discountPrice ?? first!.price),
      ])
        expect(wordsOf(row('one'))).toContain(fact);
      for (const { label, value } of first!.attributes)
        expect(wordsOf(row('one'))).toContain(`${label} ${value}`);
      expect(wordsOf(row('one'))).toContain(offer.core(money(12).replace(/[.,]00$/, '')));
      expect(row('gone')).not.toBe('');
      const tile = await shelf('grid');
      expect(wordsOf(tile('one'))).toContain(first!.itemDescription);
      expect(wordsOf(tile('one'))).not.toContain('PN-one');
      expect(tile('gone')).not.toBe('');
    },
    START_MS,
  );

  test(
    '[VALID-025] a search without script goes on with the text as it is sent',
    async () => {
      const { ask, sent } = await shopOf(sources, code, { flags: [] });
      const typed = new URLSearchParams({ searchText: ' Brake-pads!*   "óleo" ', sort: 'priceUp' });
      const { status, to } = await ask(`/searchresult?${typed}`);
      expect(status).toBe(302);
      expect(sent('catalog.search')).toEqual([]);
      const { html } = await ask(to ?? '');
      expect(sent('catalog.search').map(({ query }) => query)).toEqual([
        { searchText: 'Brake-pads óleo', sort: 'priceUp' },
      ]);
      expect(wordsOf(elementOf(html, /<title/))).toContain('Brake-pads óleo');
    },
    START_MS,
  );
});
