import { localOf } from '../support/locals.ts';
import { suggestionRows } from '../support/shelf.ts';
import { expectPath, heading, open } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';

/** The search in the words of the market. */
export function searchJourneys(market: string): void {
  const { searches, suggestion } = localOf(market);
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

  test('[PLUS-008] what nobody sells is said, with ways on', async ({ shop, page }) => {
    await open(shop, '/searchresult?searchText=qqqzzzxxx');
    const { emptySearch, emptyHints } = shop.words.ui.shelf;
    const main = page.getByRole('main');
    await expect(main.getByText(emptySearch('qqqzzzxxx')).first()).toBeVisible();
    await expect(main.getByText(emptyHints[0] ?? '')).toBeVisible();
    await expect(main.getByRole('article')).toHaveCount(0);
  });
}
