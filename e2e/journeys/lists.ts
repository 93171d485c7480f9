import { lineOf } from '../support/cart.ts';
import { localOf } from '../support/locals.ts';
import { findPart } from '../support/parts.ts';
import { readySession } from '../support/ready.ts';
import { expectPath, heading, open, taken, type Shop } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';
import { withScripts } from '../support/withScripts.ts';

const LISTS = '/user/myLists';

/** A shelf with a part that suits every vehicle. */
async function openFluids(shop: Shop) {
  const { fluid, store } = localOf(shop.market.code);
  const part = await findPart(shop.market.code, { searchText: fluid, storeNumber: store.storeNumber });
  await readySession(shop, part, store.storeNumber);
  await open(shop, `/searchresult?searchText=${encodeURIComponent(fluid)}`);
  return part;
}

/** Names a list and waits for its page. */
async function nameList({ page, words }: Shop, name: string): Promise<void> {
  const { lists } = words.ui.account;
  await page.getByRole('textbox', { name: lists.newName }).fill(name);
  await page.getByRole('button', { name: lists.create }).click();
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
}

/** Lists of parts that a shopper names. */
export function listJourneys(market: string, scripts: readonly boolean[] = [true]): void {
  test.use({ market, hasOwnAddress: true });

  withScripts(scripts, () => {
    test('[PLUS-068] parts of a shelf go on a list, whose parts are bought and taken off', async ({
      shop,
      page,
      expectAccessible,
    }) => {
      const { lists } = shop.words.ui.account;
      const { skuNumber, title } = await openFluids(shop);
      const row = page.locator(`article[data-sku="${skuNumber}"]`);
      await row.getByRole('checkbox').check();
      // A link as soon as script knows the box: the button beside it makes way for a longer one.
      const toList = page
        .locator('#compare')
        .getByRole(shop.hasScript ? 'link' : 'button', { name: shop.words.ui.shelf.toList, exact: true });
      await toList.click();
      await expectPath(shop, LISTS);
      await taken(shop);
      await expect(page.getByText(lists.choose(1))).toBeVisible();
      await nameList(shop, 'A');
      await expect(row).toContainText(title);
      if (shop.hasScript) await expectAccessible();

      // It is bought as on a shelf, and stays on the list.
      await taken(shop);
      await row.getByRole('button', { name: shop.words.ui.offer.add(1) }).click();
      if (!shop.hasScript) await expectPath(shop, '/cart');
      await open(shop, '/cart');
      await expect(lineOf(shop, skuNumber)).toContainText(title);

      await open(shop, LISTS);
      await page.getByRole('link', { name: 'A', exact: true }).click();
      await expect(row).toBeVisible();
      await taken(shop);
      const share = page.getByRole('link', { name: shop.words.text('cart.shareList') });
      expect(await share.getAttribute('href')).toContain(`/cart/shared?parts=${skuNumber}:1`);
      await row.getByRole('button', { name: lists.takeOffOf(title) }).click();
      await expect(page.getByRole('heading', { name: lists.empty })).toBeVisible();
    });

    test('[PLUS-068] a part that is gone is said, and nothing typed is lost', async ({ shop, page }) => {
      const { lists } = shop.words.ui.account;
      await open(shop, `${LISTS}?skuNumbers=999999999`);
      const name = page.getByRole('textbox', { name: lists.newName });
      await name.fill('A');
      await page.getByRole('button', { name: lists.create }).click();
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
      await expect(page.getByText(lists.choose(1))).toBeVisible();
      await expect(name).toHaveValue('A');
    });

    test('[PLUS-068] a list gets another name and is deleted after a second look', async ({ shop, page }) => {
      const { lists } = shop.words.ui.account;
      await open(shop, LISTS);
      await expect(heading(shop, shop.words.text('lists.title'))).toBeVisible();
      await nameList(shop, 'A');
      await taken(shop);
      await page.getByRole('textbox', { name: lists.name }).fill('B');
      await page.getByRole('button', { name: lists.rename }).click();
      await expect(heading(shop, 'B')).toBeVisible();
      await page.getByText(lists.remove, { exact: true }).click();
      await page.getByRole('button', { name: lists.removeYes }).click();
      await expect(page.getByText(lists.none)).toBeVisible();
      await expect(page.getByText(lists.guest)).toBeVisible();
    });
  });
}
