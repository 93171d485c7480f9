import { expect, type Page } from '@playwright/test';
import { inLocale, marketByCode, prefixOf, type Market } from '@driveline/markets';
import { wordsOf, type Words } from './words.ts';

/** A market's shop as one browser page sees it. */
export interface Shop {
  readonly page: Page;
  readonly market: Market;
  readonly words: Words;
  /** The page runs scripts; a journey without them waits for no hydration. */
  readonly hasScript: boolean;
}

/** @param locale one of the market's languages; its own by default */
export function shopOf(page: Page, code: string, hasScript = true, locale = ''): Shop {
  const market = inLocale(marketByCode(code), locale);
  return { page, market, words: wordsOf(market), hasScript };
}

/** Opens a path of the shop, in its language, and waits until its script has taken over. */
export async function open(shop: Shop, path: string): Promise<void> {
  await shop.page.goto(prefixOf(shop.market) + path);
  await taken(shop);
}

/** Waits until the page's controls do what they do with script: the same click does another thing before. */
export async function taken({ page, hasScript }: Shop): Promise<void> {
  if (!hasScript) return;
  await page.waitForFunction(() =>
    Object.keys(document.documentElement).some((key) => key.startsWith('__reactFiber')),
  );
  // Effects, among them the listeners on the document, run in a task after the one that commits.
  await page.evaluate(() => new Promise((resolve) => setTimeout(() => setTimeout(resolve))));
}

/** Path and query of the page, without its origin. */
export function addressOf({ page }: Shop): string {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
}

export async function expectPath({ page }: Shop, path: string | RegExp): Promise<void> {
  await expect(page).toHaveURL((url) =>
    typeof path === 'string' ? url.pathname === path : path.test(url.pathname + url.search),
  );
}

/** Main heading of the page. */
export const heading = ({ page }: Shop, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name });
