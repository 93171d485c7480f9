import { localOf } from '../support/locals.ts';
import { suggestionRows } from '../support/shelf.ts';
import { expectPath, heading, open } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';

/** The search in the words of the market. */
export function searchJourneys(market: string): void {
  const { brakes, searches, suggestion } = localOf(market);
  test.use({ market });

  test('[PLUS-008][CATALOG-013] what locals type finds the parts: accents or none, slips, symptoms, other names', async ({
    shop,
    page,
  }) => {
    for (const [typed, found] of searches) {
      await page.goto(`/searchresult?searchText=${encodeURIComponent(typed)}`);
      await expect(heading(shop, /.+/)).toContainText(typed);
      await expect(page.getByRole('main').getByRole('article').first(), typed).toContainText(found);
    }
  });

  test('[CATALOG-002][CATALOG-003][CATALOG-005] suggestions come in the language of the shop, and one is searched for', async ({
    shop,
    page,
  }) => {
    await open(shop, '/');
    await page.locator('#search').focus();
    await page.keyboard.type(suggestion.asked, { delay: 20 });
    const row = suggestionRows(shop).first();
    await expect(row).toContainText(suggestion.shown);
    await row.click();
    await expectPath(shop, /^\/searchresult\?searchText=/);
    await expect(page.getByRole('main').getByRole('article').first()).toContainText(suggestion.result);
    await open(shop, '/');
    await page.locator('#search').focus();
    const recent = page.getByRole('group', { name: shop.words.ui.shell.recentSearches });
    await expect(recent.getByRole('option').first()).toContainText(suggestion.shown);
  });

  test('[PLUS-067] an OE number, typed without its separators, leads to every part in its place', async ({
    shop,
    page,
  }) => {
    await page.goto(`/searchresult?searchText=${encodeURIComponent(brakes.word)}`);
    const parts = page.getByRole('main').getByRole('article');
    await parts.first().locator('a[href*="/products/"]').first().click();
    await expectPath(shop, /^\/products\//);
    const own = new URL(page.url()).pathname;
    const numbers = page.locator('#specs dd li');
    const number = await numbers
      .filter({ hasNot: page.getByRole('link') })
      .first()
      .innerText();
    await page.goto(`/searchresult?searchText=${number.replaceAll(/[^\dA-Z]/g, '').toLowerCase()}`);
    await expect(page.getByRole('main')).toContainText(shop.words.text('results.originalNumber', { number }));
    await expect(parts.locator(`a[href$="${own}"]`).first()).toBeVisible();
  });

  test('[PLUS-008] what nobody sells is said, with ways on', async ({ shop, page }) => {
    await open(shop, '/searchresult?searchText=qqqzzzxxx');
    const { emptySearch, emptyHints } = shop.words.ui.shelf;
    const main = page.getByRole('main');
    await expect(main.getByText(emptySearch('qqqzzzxxx')).first()).toBeVisible();
    await expect(main.getByText(emptyHints[0] ?? '')).toBeVisible();
    await expect(main.getByRole('article')).toHaveCount(0);
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('[PLUS-067] a part and what is sold in its place stand side by side, and one is taken away', async ({
      shop,
      page,
    }) => {
      await page.goto(`/searchresult?searchText=${encodeURIComponent(brakes.word)}`);
      const parts = page.getByRole('main').getByRole('article');
      const links = parts.locator('a[href*="/products/"]');
      const found = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
      const compare = page.locator('#specs a[href*="/compare?"]');
      // Not every part has one in its place.
      for (const path of new Set(found)) {
        await page.goto(path);
        if ((await compare.count()) > 0) break;
      }
      const number = await page.locator('#specs dd li').first().innerText();
      await compare.click();
      await expect(heading(shop, shop.words.text('compare.title'))).toBeVisible();
      const table = page.getByRole('table', { name: shop.words.text('compare.title') });
      const count = await parts.count();
      expect(count).toBeGreaterThan(1);
      await expect(table).toContainText(number);
      await table
        .getByRole('link', { name: shop.words.text('compare.remove') })
        .first()
        .click();
      await expect(parts).toHaveCount(count - 1);
    });
  });
}
