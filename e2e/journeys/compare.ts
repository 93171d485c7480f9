import { localOf } from '../support/locals.ts';
import { expectPath, heading, open, taken, type Shop } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';
import { withScripts } from '../support/withScripts.ts';

const boxes = ({ page, words }: Shop) =>
  page.getByRole('main').getByRole('checkbox', { name: words.ui.shelf.compare, exact: true });

const table = ({ page, words }: Shop) => page.getByRole('table', { name: words.text('compare.title') });

/** A shelf by what locals search for. */
const openShelf = async (shop: Shop, more = '') => {
  const { word } = localOf(shop.market.code).brakes;
  await open(shop, `/searchresult?searchText=${encodeURIComponent(word)}${more}`);
};

/** Goes to the comparison: a button of the form without script. */
async function toComparison(shop: Shop, count: number): Promise<void> {
  const { page, words, hasScript } = shop;
  const bar = page.locator('#compare');
  if (hasScript) await bar.getByRole('link', { name: words.ui.shelf.compareCount(count) }).click();
  else await bar.getByRole('button', { name: words.ui.shelf.compare, exact: true }).click();
  await expectPath(shop, '/compare');
  await expect(heading(shop, words.text('compare.title'))).toBeVisible();
}

/** Parts that a shopper ticks on a shelf, side by side. */
export function compareJourneys(market: string, scripts: readonly boolean[] = [true]): void {
  test.use({ market, hasOwnAddress: true });

  withScripts(scripts, () => {
    test('[PLUS-067] parts ticked on a shelf stand side by side, and one is taken out there', async ({
      shop,
      page,
      expectAccessible,
    }) => {
      await openShelf(shop);
      const bar = page.locator('#compare');
      await expect(bar).toBeHidden();
      await boxes(shop).nth(0).check();
      await expect(bar).toBeVisible();
      await boxes(shop).nth(1).check();
      if (shop.hasScript) await expectAccessible();
      await toComparison(shop, 2);
      const parts = table(shop).getByRole('article');
      await expect(parts).toHaveCount(2);
      await table(shop)
        .getByRole('link', { name: shop.words.text('compare.remove') })
        .first()
        .click();
      await expect(parts).toHaveCount(1);
      await expect(page.getByText(shop.words.text('compare.one'))).toBeVisible();
      await page.getByRole('link', { name: shop.words.text('compare.add') }).click();
      await expect(boxes(shop).first()).toBeVisible();
    });

    test('[PLUS-067] a part is chosen on its own page', async ({ shop, page }) => {
      await openShelf(shop);
      await page
        .getByRole('main')
        .getByRole('article')
        .first()
        .getByRole('heading')
        .getByRole('link')
        .click();
      await expectPath(shop, /\/products\//);
      await taken(shop);
      const bar = page.locator('#compare');
      await expect(bar.getByRole('button')).toHaveCount(0);
      await bar.getByRole('checkbox', { name: shop.words.ui.shelf.compareAdd }).check();
      await toComparison(shop, 1);
      await expect(table(shop).getByRole('article')).toHaveCount(1);
    });
  });

  test('[PLUS-067] the choice outlasts pages, filters and a reload, and a fifth part is refused', async ({
    shop,
    page,
  }) => {
    const { shelf } = shop.words.ui;
    await openShelf(shop);
    for (let n = 0; n < 4; n++) await boxes(shop).nth(n).check();
    await boxes(shop).nth(4).click();
    await expect(boxes(shop).nth(4)).not.toBeChecked();
    await expect(page.getByText(shelf.compareFull(4)).first()).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: shelf.compareFull(4) })).toHaveCount(1);
    const kept = page.locator('#compare').getByRole('link', { name: shelf.compareCount(4) });
    await openShelf(shop, '&sort=priceDown');
    await expect(kept).toBeVisible();
    await page.reload();
    await expect(kept).toBeVisible();
    await page.getByRole('button', { name: shelf.compareClear, exact: true }).click();
    await expect(page.locator('#compare')).toBeHidden();
    await open(shop, '/compare');
    await expect(page.getByRole('heading', { name: shop.words.text('compare.none') })).toBeVisible();
  });

  test('[PLUS-067] parts of different kinds are said to be so', async ({ shop, page }) => {
    const { fluid } = localOf(shop.market.code);
    await openShelf(shop);
    await boxes(shop).first().check();
    await open(shop, `/searchresult?searchText=${encodeURIComponent(fluid)}`);
    await boxes(shop).first().check();
    await toComparison(shop, 2);
    await expect(page.getByText(shop.words.text('compare.mixed'))).toBeVisible();
  });
}
