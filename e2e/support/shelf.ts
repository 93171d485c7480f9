import { expect, type Locator } from '@playwright/test';
import { expectPath, heading, taken, type Shop } from './shop.ts';
import type { Part } from './parts.ts';

/** Rows of recent searches and suggestions below the search box. */
export const suggestionRows = ({ page, words }: Shop): Locator =>
  page.getByRole('listbox', { name: words.ui.shell.suggestions }).getByRole('option');

/** Types into the search box and takes a suggestion, which opens its results. */
export async function searchBySuggestion(shop: Shop, typed: string, suggestion: string): Promise<void> {
  const { page, words } = shop;
  // The node stays the same while it turns from a plain box into a combobox.
  await page.locator('#search').focus();
  const box = page.getByRole('banner').getByRole('combobox', { name: words.ui.shell.searchLabel });
  await box.pressSequentially(typed);
  await suggestionRows(shop)
    .and(page.getByRole('option', { name: suggestion, exact: true }))
    .click();
  await expectPath(shop, /^\/searchresult\?/);
  await expect(heading(shop, words.text('search.results', { term: suggestion }))).toBeVisible();
}

/** Puts a filter on and takes it off by Back: the address holds it and the count is announced. */
export async function filterAndBack(shop: Shop): Promise<void> {
  const { page, words } = shop;
  const count = page.getByRole('main').getByRole('status').first();
  const before = (await count.textContent()) ?? '';
  const address = page.url();
  const chip = page.getByRole('navigation', { name: words.ui.shelf.promoted }).getByRole('link').first();
  await chip.click();
  await expect(page).toHaveURL(/[?&]position=/);
  await expect(count).not.toHaveText(before);
  await expect(chip).toHaveAttribute('aria-current', 'true');
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(count).toHaveText(before);
  await expect(chip).not.toHaveAttribute('aria-current', 'true');
}

/** The shelf counts what fits, and each row says its verdict. */
export async function expectVerdicts({ page, words }: Shop, vehicle: string, model: string): Promise<void> {
  const { fit, shelf } = words.ui;
  const main = page.getByRole('main');
  const fitting = main.getByRole('article').filter({ hasText: fit.fits(model) });
  const shown = await fitting.count();
  expect(shown).toBeGreaterThan(0);
  await expect(main.getByRole('status').first()).toContainText(shelf.fitCount(shown, vehicle));
  for (const row of await main.getByRole('article').all()) {
    await expect(row).toContainText(
      new RegExp(`${fit.fits(model)}|${fit.needsMoreInfo(1)}|${fit.universal}`),
    );
  }
}

/** Opens a part of the shelf; its page proves the fit condition by condition. */
export async function openPart(shop: Shop, { skuNumber, title }: Part, vehicle: string): Promise<void> {
  const { page, words } = shop;
  const { fit, offer } = words.ui;
  await page.locator(`article[data-sku="${skuNumber}"]`).getByRole('link', { name: title }).click();
  await expect(heading(shop, title)).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: fit.fits(vehicle) })).toBeVisible();
  const proof = main.getByRole('table', { name: offer.reasons });
  expect(await proof.getByRole('rowheader').count()).toBeGreaterThan(0);
  await taken(shop);
}
