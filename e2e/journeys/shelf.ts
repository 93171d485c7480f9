import { localOf } from '../support/locals.ts';
import { findPart, vehicleOf } from '../support/parts.ts';
import { expectVerdicts, filterAndBack, openPart } from '../support/shelf.ts';
import { expectPath, heading, open } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';
import { expectVehicle, pickVehicle } from '../support/vehicle.ts';

/** Categories, a shelf with its filters, a part with its fit, and the vehicle that decides it. */
export function shelfJourneys(market: string): void {
  const { vehicle, store, brakes, make, vin } = localOf(market);
  test.use({ market });

  test('[CATALOG-021][CATALOG-026][CATALOG-029][CATALOG-034] from the categories to a shelf, and back by its path', async ({
    shop,
    page,
  }) => {
    const main = page.getByRole('main');
    await open(shop, '/parts');
    await main.locator('a[href="/parts/brakes"]').first().click();
    await expectPath(shop, '/parts/brakes');
    await main.locator('a[href="/parts/brakes/brake-pads"]').first().click();
    await expectPath(shop, '/parts/brakes/brake-pads');
    await expect(heading(shop, brakes.shelf)).toBeVisible();
    await expect(main.getByRole('article').first()).toContainText(brakes.part);
    await expect(main.getByRole('article').first()).toContainText(shop.words.ui.fit.noVehicle);
    await page.locator('nav a[href="/parts/brakes"]').first().click();
    await expectPath(shop, '/parts/brakes');
  });

  test('[VEHST-025][PLUS-001][PLUS-002][PLUS-007][PLUS-010][PLUS-011] a vehicle is chosen, its shelf narrowed, and a part proves that it fits', async ({
    shop,
    page,
    context,
  }) => {
    await open(shop, '/user/myVehicle');
    await pickVehicle(shop, vehicle.picks, vehicle.name);
    const catalogVehicleId = await vehicleOf(context);
    const wanted = { searchText: brakes.word, catalogVehicleId, storeNumber: store.storeNumber };
    const part = await findPart(market, wanted);
    await open(shop, `/searchresult?searchText=${encodeURIComponent(brakes.word)}`);
    await expectVerdicts(shop, vehicle.name, vehicle.model);
    await filterAndBack(shop);
    await openPart(shop, part, vehicle.name);
    await expect(page.getByRole('main')).toContainText(shop.words.money(part.price));
    await page.reload();
    await expectVehicle(shop, vehicle.name);
  });

  test('[CATALOG-046][CATALOG-047] brands by letter, and makes down to the picker', async ({
    shop,
    page,
  }) => {
    const { words } = shop;
    const main = page.getByRole('main');
    await open(shop, '/brands');
    await expect(page.getByRole('navigation', { name: words.text('browse.letters') })).toBeVisible();
    await main.getByRole('link', { name: 'Trueline' }).first().click();
    await expect(heading(shop, 'Trueline')).toBeVisible();
    await expect(
      page.getByRole('heading', { name: words.text('browse.brandParts', { brand: 'Trueline' }) }),
    ).toBeVisible();
    await open(shop, '/shopbymake');
    await main.getByRole('link', { name: make }).first().click();
    await expectPath(shop, new RegExp(`^/shopbymodel\\?make=${make}`));
    await expect(main.getByRole('link', { name: new RegExp(`^${vehicle.model}`) }).first()).toBeVisible();
  });

  test('[SHELL-017][SHELL-059] the picker lies over the page, and closing it gives the focus back', async ({
    shop,
    page,
  }) => {
    await open(shop, '/parts/brakes/brake-pads');
    const button = page
      .getByRole('banner')
      .getByRole('link', { name: shop.words.ui.shell.addVehicle })
      .first();
    await button.click();
    const picker = page.getByRole('dialog', { name: shop.words.text('vehicle.choose') });
    for (const level of shop.market.vehiclePicker.levels.slice(0, 3))
      await expect(picker.getByRole('combobox', { name: shop.words.ui.vehicle.level[level] })).toBeVisible();
    // The overlay around it moves, or it does itself.
    const moves = await picker.evaluate((node) => {
      const durations: string[] = [];
      for (let at: Element | null = node; at; at = at.parentElement)
        durations.push(getComputedStyle(at).transitionDuration);
      return durations.join();
    });
    expect(moves).toContain('0.2s');
    await page.keyboard.press('Escape');
    await expect(picker).toBeHidden();
    await expect(button).toBeFocused();
  });

  test('[VEHST-006][VEHST-013] a shelf asks who has no vehicle for one, in the words of the market', async ({
    shop,
    page,
  }) => {
    const { vehicle: words } = shop.words.ui;
    await page.clock.install();
    await page.goto('/parts/brakes/brake-pads');
    await page.clock.runFor(3000);
    await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
    const hint = page.getByRole('complementary', { name: words.add });
    const asked = page.waitForRequest(/VehicleTooltip/);
    await page.keyboard.press('Tab');
    await asked;
    await expect(hint).toHaveCount(0);
    // Its clock starts once its script is there.
    await expect
      .poll(async () => {
        await page.clock.runFor(5000);
        return hint.count();
      })
      .toBe(1);
    await expect(hint.getByRole('status')).toHaveText(words.addToSeeFit);
    await page.keyboard.press('Escape');
    await expect(hint).toBeHidden();
  });

  test('[CATALOG-048] a wrong VIN is kept and said, a right one names its vehicle', async ({
    shop,
    page,
  }) => {
    const { vehicle: words } = shop.words.ui;
    const main = page.getByRole('main');
    await open(shop, '/vin-decoder');
    const field = main.getByRole('textbox', { name: words.vin });
    const find = main.getByRole('button', { name: words.findVin });
    await field.fill('1234');
    await find.click();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveValue('1234');
    if (!vin) return;
    await field.fill(vin.typed);
    await find.click();
    await page.getByRole('button', { name: vin.vehicle }).first().click();
    await expectVehicle(shop, vin.vehicle);
  });
}
