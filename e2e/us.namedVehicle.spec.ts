import { expectPath, open } from './support/shop.ts';
import { expect, test } from './support/test.ts';
import { pickVehicle, pickVehicleByButtons } from './support/vehicle.ts';
import { withScripts } from './support/withScripts.ts';

const own = { year: '2015', make: 'Toyota', model: 'Camry', engine: '2.5L I4' };
const OWN = '2015 Toyota Camry 2.5L I4';

withScripts([true, false], () => {
  test('[PLUS-008] a vehicle named in a search stands in for the own one, and the own one comes back', async ({
    shop,
    page,
    javaScriptEnabled,
  }) => {
    const { text } = shop.words;
    await open(shop, '/');
    await (javaScriptEnabled ? pickVehicle : pickVehicleByButtons)(shop, own, OWN);
    await page.locator('#search').fill('front pads 2018 civic');
    await page.locator('#search').press('Enter');
    const main = page.getByRole('main');
    const said = (vehicle: string) => main.getByText(text('results.forVehicle', { vehicle }));
    await expect(said('2018 Honda Civic 1.5L I4 Turbo').or(said('2018 Honda Civic 2.0L I4'))).toBeVisible();
    await expect(main.getByText(text('results.otherEngines'))).toBeVisible();
    const choice = main.getByRole('link', { name: /^\d\.\dL I4( Turbo)?$/ }).first();
    const engine = (await choice.textContent()) ?? '';
    await choice.click();
    await expect(said(`2018 Honda Civic ${engine}`)).toBeVisible();
    await main.getByRole('link', { name: text('results.ownVehicle', { vehicle: OWN }) }).click();
    await expect(main.getByText(new RegExp(OWN)).first()).toBeVisible();
    await expect(main.getByText(text('results.otherEngines'))).toHaveCount(0);
    await expect(page.locator('#search')).toHaveValue('front pads');
  });

  test('[VALID-025] a search of nothing but signs says that nothing is left of it', async ({
    shop,
    page,
  }) => {
    await open(shop, '/');
    await page.locator('#search').fill('🚗 !!');
    await page.locator('#search').press('Enter');
    await expect(
      page.getByRole('heading', { level: 1, name: shop.words.text('results.nothingTitle') }),
    ).toBeVisible();
    await expectPath(shop, '/searchresult');
  });
});
