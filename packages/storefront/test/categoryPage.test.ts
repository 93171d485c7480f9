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

  test(
    '[CATALOG-029] a tile counts what fits the chosen vehicle, and all parts without one',
    async () => {
      const { ask, outside, of } = await shopOf(sources, code);
      const category = of('catalog.category');
      const [first, second, ...others] = category.children;
      if (!first || !second) throw new Error('The sample category has less than two children.');
      const counts = async (taken: readonly (number | undefined)[]) => {
        const children = [first, second].map((child, at) => ({
          ...child,
          partCount: 40 + at,
          vehiclePartCount: taken[at],
        }));
        outside.answer('catalog.category', { ...category, children: [...children, ...others] });
        const main = mainOf((await ask('/parts/brakes')).html);
        return [first, second].map(({ canonicalPath }) =>
          wordsOf(elementOf(main, new RegExp(`<a[^>]*href="${canonicalPath}"`))),
        );
      };
      const [three, none] = await counts([3, 0]);
      expect(three).toMatch(/\b3\b/);
      expect(three).not.toContain('40');
      expect(none).not.toMatch(/41|\b0\b/);
      const [forty, fortyOne] = await counts([undefined, undefined]);
      expect([forty, fortyOne]).toEqual([expect.stringContaining('40'), expect.stringContaining('41')]);
    },
    START_MS,
  );
});
