import { describe, expect, test } from 'vitest';
import { samplePages } from './pagesFromSources.ts';
import { CODES, elementOf, shopOf, wordsOf, type Code } from './shopOf.ts';

const START_MS = 120_000;

const sources = await samplePages();

const mainOf = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main'));

describe.each(CODES)('a category in %s', (code: Code) => {
  test(
    '[CATALOG-029] has its name and place, the vehicle, a tile for each child, and its brands',
    async () => {
      const { ask, outside, of } = await shopOf(sources, code);
      const category = of('catalog.category');
      outside.answer('catalog.category', category);
      const { categoryName, description, children, popularBrands } = category;
      const main = mainOf((await ask('/parts/brakes')).html);
      expect(wordsOf(elementOf(main, /<h1/))).toContain(categoryName);
      expect(elementOf(main, /<nav/)).toContain('href="/parts"');
      expect(wordsOf(main)).toContain(description);
      expect(main).toContain('href="/user/myVehicle"');
      for (const { canonicalPath, categoryName: name } of children) {
        const tile = elementOf(main, new RegExp(`<a[^>]*href="${canonicalPath}"`));
        expect(wordsOf(tile)).toContain(name);
        expect(tile).toMatch(/<(?:svg|img)/);
      }
      expect(popularBrands.length).toBeGreaterThan(0);
      for (const brand of popularBrands)
        expect(main).toMatch(new RegExp(`<a[^>]*href="/searchresult\\?[^"]*"[^>]*>(?:<[^>]*>)*${brand}<`));
    },
    START_MS,
  );
});
