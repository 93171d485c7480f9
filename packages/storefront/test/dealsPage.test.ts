import { describe, expect, test } from 'vitest';
import { memberShopOf, type MemberFacts } from './memberShopOf.ts';
import { samplePages } from './pagesFromSources.ts';
import { CODES, elementOf, shopOf, wordsOf, type Code } from './shopOf.ts';

const START_MS = 120_000;

const sources = await samplePages();

const mainOf = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main'));

describe.each(CODES)('the deals of %s', (code: Code) => {
  test(
    '[CATALOG-043] the page of deals counts them by category, and leads to each list',
    async () => {
      const { ask, outside, of } = await shopOf(sources, code);
      const [first] = of('deals.byCategory').categories;
      const categories = [
        { ...first!, categoryName: 'Many', canonicalPath: '/parts/many', dealCount: 12 },
        { ...first!, categoryName: 'One', canonicalPath: '/parts/one', dealCount: 1 },
      ];
      outside.answer('deals.byCategory', { categories });
      const main = mainOf((await ask('/lp/deals')).html);
      const tile = (path: string) => wordsOf(elementOf(main, new RegExp(`<a[^>]*href="${path}"`)));
      expect(tile('/parts/many')).toMatch(/^Many 12 \w+/);
      expect(tile('/parts/one')).toMatch(/^One 1 \w+/);
      for (const path of ['/deals/hotDeal', '/deals/clearance', '/deals/rebates', '/coupons', '/circular'])
        expect(main).toContain(`href="${path}"`);
    },
    START_MS,
  );

  test(
    'of two deals that wait for an answer, each link says which one it is for',
    async () => {
      const { ask, outside, of } = await shopOf(sources, code);
      const [first] = of('deals.list').deals;
      const waiting = ['Brakes', 'Wipers'].map((title) => {
        const question = { text: 'Which one?', productDetailsPageUrl: `/products/${title}` };
        return { ...first!, dealId: title, title, items: [], needs: 'answer' as const, question };
      });
      outside.answer('deals.list', { deals: waiting });
      const main = mainOf((await ask('/deals/hotDeal')).html);
      for (const { title, question } of waiting) {
        const link = elementOf(main, new RegExp(`<a[^>]*href="${question.productDetailsPageUrl}"`));
        const [, described = ''] = /aria-describedby="([^"]+)"/.exec(link) ?? [];
        expect(wordsOf(elementOf(main, new RegExp(`<h2[^>]*id="${described}"`)))).toBe(title);
      }
    },
    START_MS,
  );

  test(
    '[CATALOG-043] the page of deals invites to the rewards program, and members not',
    async () => {
      const invites = async (facts: MemberFacts, cookie = 'preferredVehicleId=1') => {
        const { ask } = await memberShopOf(sources, code, facts);
        const main = mainOf((await ask('/lp/deals', { cookie })).html);
        return main.includes('href="/createRewardsAccount"');
      };
      expect(await invites({ rewardsId: '' })).toBe(true);
      expect(await invites({ rewardsId: '6000000000000001' })).toBe(false);
      expect(await invites({ anonymous: 'true', rewardsId: '' })).toBe(true);
      // A page that everybody gets.
      expect(await invites({ rewardsId: '6000000000000001' }, '')).toBe(true);
    },
    START_MS,
  );
});
