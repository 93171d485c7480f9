import { localOf } from '../support/locals.ts';
import { chooseStore } from '../support/store.ts';
import { taken, open, expectPath } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';
import { withScripts } from '../support/withScripts.ts';

/** A part that is sold in colors. @param typed what finds one */
export function choiceJourneys(market: string, typed: string, scripts: readonly boolean[] = [true]): void {
  test.use({ market, hasOwnAddress: true });

  withScripts(scripts, () => {
    test('[CATALOG-039] choices are made on the page of a part, and stand in the cart', async ({
      shop,
      page,
      expectAccessible,
    }) => {
      if (!shop.hasScript) {
        // Another way than the first one is possible.
        await open(shop, '/');
        await chooseStore(shop, localOf(market).store);
      }
      await open(shop, `/searchresult?searchText=${encodeURIComponent(typed)}`);
      await page.getByRole('link', { name: shop.words.ui.offer.chooseOptions }).first().click();
      await expectPath(shop, /\/products\//);
      await taken(shop);
      const choice = (option: string, at: number) => page.locator(`input[name="options[${option}]"]`).nth(at);
      await choice('color', 2).check();
      await choice('stitching', 1).check();
      if (shop.hasScript) {
        await expect(page.locator('#buy').getByRole('alert')).toBeVisible();
        await expectAccessible();
      } else {
        const way = page.locator('#buy [name=shipmentType]:enabled:not(:checked)').first();
        const chosen = page.locator(`#buy [value=${(await way.getAttribute('value')) ?? ''}]`);
        await chosen.check();
        await page.locator('#buy button[type=submit]').first().click();
        await expectPath(shop, /\/products\//);
        await expect(page.getByRole('alert').first()).toBeVisible();
        for (const [option, at] of [
          ['color', 2],
          ['stitching', 1],
        ] as const)
          await expect(choice(option, at)).toBeChecked();
        await expect(chosen).toBeChecked();
      }
      await choice('color', 0).check();
      const words = await page.locator('label:has(input[name="options[color]"])').first().innerText();
      await page.locator('#buy button[type=submit]').first().click();
      if (shop.hasScript) await expect(page.getByRole('dialog')).toContainText(/./);
      else await expectPath(shop, '/cart');
      await open(shop, '/cart');
      await expect(page.getByRole('main').getByText(`: ${words.trim()}`)).toBeVisible();
    });
  });
}
