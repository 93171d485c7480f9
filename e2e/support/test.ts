import { createHash } from 'node:crypto';
import AxeBuilder from '@axe-core/playwright';
import { expect, test as base } from '@playwright/test';
import { idsIn } from '../../scripts/lib/claims.mjs';
import { chunksOfBrowser, noteCode } from '../../scripts/lib/coverage.mjs';
import { originOf } from './origins.ts';
import { shopOf, type Shop } from './shop.ts';

export interface ShopOptions {
  /** `Market.code` whose shop relative addresses lead to: `test.use({ market: 'br' })`. */
  market: string;
  /** One of the market's languages: `test.use({ language: 'es-US' })`; its own by default. */
  language: string;
  /**
   * Each test is a visitor of its own, as limits by address see it: for journeys that sign in often. Not for those that
   * pay: a frame of the gateway, which is another origin, may not send such a header.
   */
  hasOwnAddress: boolean;
}

interface ShopFixtures {
  /** The page as the market's shop, with its words. */
  shop: Shop;
  /** Fails the test for every script error and every breach of the content security policy. */
  noPageErrors: void;
  /** With `CLAIMS_COVERAGE`, notes what of the shop's script runs in a journey that claims a requirement. */
  notedCode: void;
  /** Fails when axe finds a violation on the page as it stands. */
  expectAccessible: () => Promise<void>;
}

export const test = base.extend<ShopOptions & ShopFixtures>({
  market: ['us', { option: true }],
  language: ['', { option: true }],
  baseURL: ({ market }, use) => use(originOf(market)),
  hasOwnAddress: [false, { option: true }],
  extraHTTPHeaders: async ({ hasOwnAddress }, use, { testId, retry }) => {
    const [a, b, c] = createHash('sha256').update(`${testId} ${retry}`).digest();
    await use(hasOwnAddress ? { 'x-forwarded-for': `10.${a}.${b}.${c}` } : {});
  },
  shop: ({ page, market, language, javaScriptEnabled }, use) =>
    use(shopOf(page, market, javaScriptEnabled !== false, language)),
  noPageErrors: [
    async ({ page }, use) => {
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(error.message));
      page.on('console', (message) => {
        if (/Content Security Policy/i.test(message.text())) faults.push(message.text());
      });
      await use();
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
  notedCode: [
    async ({ page, javaScriptEnabled }, use, testInfo) => {
      const title = testInfo.titlePath.slice(1).join(' ');
      const ids = idsIn(title);
      if (!process.env['CLAIMS_COVERAGE'] || ids.length === 0) return use();
      const hasScript = javaScriptEnabled !== false;
      if (hasScript) await page.coverage.startJSCoverage({ resetOnNavigation: false });
      await use();
      if (testInfo.status !== 'passed') return;
      const entries = hasScript && !page.isClosed() ? await page.coverage.stopJSCoverage() : [];
      noteCode({ kind: 'journey', ids, title, file: testInfo.file, chunks: chunksOfBrowser(entries) });
    },
    { auto: true },
  ],
  expectAccessible: async ({ page }, use) => {
    await use(async () => {
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`),
      ).toEqual([]);
    });
  },
});

export { expect };
