import { expect } from '@playwright/test';
import { taken, type Shop } from './shop.ts';

export interface StoreChoice {
  readonly storeNumber: string;
  /** What is typed into the search. */
  readonly place: string;
  readonly address: string;
}

/** Searches a store from the header and makes it the shopper's. */
export async function chooseStore(shop: Shop, { place, storeNumber, address }: StoreChoice): Promise<void> {
  const { page, words } = shop;
  const { shell, store } = words.ui;
  await page.getByRole('banner').getByRole('link', { name: shell.selectStore }).click();
  const finder = page.getByRole('search', { name: store.search });
  await finder.getByRole('searchbox').fill(place);
  await finder.getByRole('button', { name: store.find }).click();
  await page
    .locator(`[data-store="${storeNumber}"]`)
    .getByRole('button', { name: store.chooseOf(address) })
    .click();
  await expectStore(shop, address);
  await taken(shop);
}

/** The header names the store. */
export async function expectStore({ page, words }: Shop, address: string): Promise<void> {
  await expect(
    page.getByRole('banner').getByRole('link', { name: words.ui.shell.yourStore(address) }),
  ).toBeVisible();
}
