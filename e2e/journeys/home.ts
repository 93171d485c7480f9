import { createBuyer } from '../support/buyer.ts';
import { addToCart, lineOf } from '../support/cart.ts';
import { localOf } from '../support/locals.ts';
import { localVehicle } from '../support/member.ts';
import { giveSession } from '../support/misfit.ts';
import { open, type Shop } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';
import { pickVehicle } from '../support/vehicle.ts';
import { withScripts } from '../support/withScripts.ts';

/** Home of a shopper with a vehicle: parts that fit it, to buy at once. */
export function homeJourneys(market: string): void {
  const { vehicle } = localOf(market);
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
}

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
