import type { Locator } from '@playwright/test';
import { createBuyer } from '../support/buyer.ts';
import { addToCart, lineOf } from '../support/cart.ts';
import { localOf } from '../support/locals.ts';
import { localVehicle } from '../support/member.ts';
import { giveSession } from '../support/misfit.ts';
import { expectPath, open, type Shop } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';
import { pickVehicle } from '../support/vehicle.ts';
import { withScripts } from '../support/withScripts.ts';
import { pattern } from '../support/words.ts';

/** Home of a shopper with a vehicle: parts that fit it, to buy at once. */
export function homeJourneys(market: string): void {
  const { vehicle, written } = localOf(market);
  test.use({ market });

  withScripts([true, false], () => {
    test('[API-112][PLUS-001] a part of home that fits the vehicle goes into the cart, and nothing moves meanwhile', async ({
      shop,
    }) => {
      await drive(shop);
      if (shop.hasScript) await noteShifts(shop);
      await open(shop, '/');
      const parts = partsOf(shop);
      await expect(parts.getByRole('article')).toHaveCount(4);
      await expect(parts.getByText(shop.words.ui.fit.fits(vehicle.model))).toHaveCount(4);
      for (const part of await parts.getByRole('article').all()) {
        await expect(part).toContainText(written.price);
        await expect(part).toContainText(soonestOf(shop));
      }
      for (const href of ['/parts/brakes/brake-pads', '/parts/wipers/wiper-blades'])
        await expect(parts.locator(`a[href="${href}"]`)).toBeVisible();
      const skuNumber = (await parts.getByRole('article').first().getAttribute('data-sku')) ?? '';
      if (shop.hasScript) expect(await shiftsOf(shop)).toBeLessThan(0.02);
      await addToCart(shop);
      await open(shop, '/cart');
      await expect(lineOf(shop, skuNumber)).toBeVisible();
    });
  });

  test('[VEHST-025] home shows the parts of a vehicle as soon as it is chosen there, and without one none', async ({
    shop,
  }) => {
    await open(shop, '/');
    await expect(partsOf(shop)).toHaveCount(0);
    await pickVehicle(shop, vehicle.picks, vehicle.name);
    await expect(partsOf(shop).getByRole('article')).toHaveCount(4);
  });

  test('[CONTENT-021] without a vehicle each job is a label on a drawn car, and leads to its parts', async ({
    shop,
    page,
    isMobile,
  }) => {
    const { text, ui } = shop.words;
    await open(shop, '/');
    const main = page.getByRole('main');
    const jobs = main
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: ui.page.jobs, exact: true }) });
    const brakes = jobs.getByRole('link', { name: text('home.job.brakes'), exact: true });
    const car = jobs.locator('svg').first();
    // A phone has tiles in its place.
    if (isMobile) await expect(car).toBeHidden();
    else await expectOnCar(car, jobs.getByRole('link'));
    await brakes.click();
    await expectPath(shop, '/parts/brakes');
    await main.locator('a[href="/parts/brakes/brake-pads"]').first().click();
    await expectPath(shop, '/parts/brakes/brake-pads');
    await expect(main.getByRole('article').first()).toBeVisible();
  });
}

/** How far from the car a label may stand. */
const AROUND = 100;

/** The labels stand on and around a large car, and none covers another. */
async function expectOnCar(car: Locator, labels: Locator): Promise<void> {
  await expect(car).toBeVisible();
  const drawn = (await car.boundingBox())!;
  expect(drawn.width).toBeGreaterThan(600);
  const boxes = await labels.evaluateAll((links) =>
    links.map((link) => {
      const { left, right, top, bottom } = link.getBoundingClientRect();
      return { name: link.textContent, left, right, top, bottom };
    }),
  );
  expect(boxes).toHaveLength(8);
  for (const [index, one] of boxes.entries()) {
    expect(one.right, one.name).toBeGreaterThan(drawn.x - AROUND);
    expect(one.left, one.name).toBeLessThan(drawn.x + drawn.width + AROUND);
    expect(one.bottom, one.name).toBeGreaterThan(drawn.y - AROUND);
    // Below it come the tiles of jobs that have no place there.
    expect(one.bottom, one.name).toBeLessThan(drawn.y + drawn.height + AROUND);
    for (const other of boxes.slice(index + 1)) {
      const isBeside = one.right <= other.left || other.right <= one.left;
      const isApart = isBeside || one.bottom <= other.top || other.bottom <= one.top;
      expect(isApart, `${one.name} and ${other.name}`).toBe(true);
    }
  }
}

/** What a tile says of how soon a part is there, without its date and count. */
const soonestOf = ({ words }: Shop) => {
  const { product, inStock } = words.ui;
  const { nextDay, regular } = product.way;
  const said = [nextDay, regular].flatMap((way) => [way.today, way.tomorrow('{}'), way.on('{}')]);
  return new RegExp(
    [...said, inStock(7).replace('7', '{}')].map((it) => pattern(it).source.slice(1, -1)).join('|'),
  );
};

const partsOf = ({ page, words, market }: Shop) =>
  page
    .getByRole('main')
    .locator('section')
    .filter({
      has: page.getByRole('heading', {
        name: words.ui.page.wearParts.title(localOf(market.code).vehicle.model),
      }),
    });

/** Gives the browser a session with the car that the market's shoppers drive. */
async function drive(shop: Shop): Promise<void> {
  const buyer = createBuyer(shop.market.code);
  const catalogVehicleId = await localVehicle(shop, buyer);
  await buyer.client.call('vehicles.updatePreferred', { body: { catalogVehicleId, source: 'picker' } });
  await giveSession(shop, buyer);
}

const noteShifts = ({ page }: Shop) =>
  page.addInitScript(() => {
    const seen = globalThis as { shifted?: number };
    seen.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput) seen.shifted! += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

const shiftsOf = ({ page }: Shop) => page.evaluate(() => (globalThis as { shifted?: number }).shifted ?? 1);
