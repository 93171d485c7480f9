import { localOf } from '../support/locals.ts';
import { newMember, saveVehicle } from '../support/member.ts';
import { expectPath, heading, open, taken } from '../support/shop.ts';
import { fieldOf, signIn } from '../support/signIn.ts';
import { expect, test } from '../support/test.ts';
import { withScripts } from '../support/withScripts.ts';

/** Warranties, service history, maintenance, garage and guides. */
export function serviceJourneys(market: string, scripts: readonly boolean[] = [true]): void {
  const local = localOf(market);
  test.use({ market, hasOwnAddress: true });

  withScripts(scripts, () => {
    test('[ACCT-050][ACCT-051] warranties are narrowed, and each purchase has its page', async ({
      shop,
      page,
    }) => {
      const { text, ui } = shop.words;
      const { warranty, history } = ui.account;
      await signIn(shop, 'member', '/myWarranties');
      await taken(shop);
      const purchases = page.getByRole('main').getByRole('article');
      await expect(purchases.first()).toBeVisible();
      await fieldOf(shop, 'status').selectOption('active');
      await page.getByRole('button', { name: text('warranty.show') }).click();
      await expectPath(shop, /status=active/);
      await expect(purchases.first()).toContainText(warranty.status.active);
      await fieldOf(shop, 'status').selectOption('');
      await fieldOf(shop, 'searchText').fill(local.nothing);
      await page.getByRole('button', { name: text('warranty.show') }).click();
      await expect(page.getByRole('heading', { name: warranty.noMatch })).toBeVisible();
      await page.getByRole('link', { name: history.clearFilters }).click();
      await expectPath(shop, /^\/myWarranties$/);
      await purchases.first().getByRole('heading').getByRole('link').click();
      await expectPath(shop, /^\/myWarranties\/[^/]+$/);
      await expect(purchases).toHaveCount(1);
      await open(shop, '/myWarranties/nobodys-purchase');
      await expect(heading(shop, /.+/)).toContainText(ui.page.notFound.title);
    });

    test('[ACCT-053][ACCT-054] a service is noted, corrected and removed; a wrong one keeps what was typed', async ({
      shop,
      page,
    }) => {
      const { text, ui } = shop.words;
      const { services } = ui.account;
      const main = page.getByRole('main');
      const { vehicleId } = await saveVehicle(shop, await newMember(shop));
      await open(shop, `/user/serviceHistory/${vehicleId}`);
      await expect(page.getByRole('heading', { name: services.none })).toBeVisible();
      await page.getByRole('link', { name: services.add }).click();
      await taken(shop);
      await fieldOf(shop, 'date').fill('2024-05-04');
      await fieldOf(shop, 'mileage').fill('a lot');
      await fieldOf(shop, 'serviceType').selectOption('engine-oil');
      await fieldOf(shop, 'cost').fill(local.service.cost);
      const save = page.getByRole('button', { name: text('garage.saveService') });
      await save.click();
      await expect(fieldOf(shop, 'mileage')).toHaveAttribute('aria-invalid', 'true');
      await expect(fieldOf(shop, 'cost')).toHaveValue(local.service.cost);
      await fieldOf(shop, 'mileage').fill('41000');
      await save.click();
      await expectPath(shop, /^\/user\/serviceHistory\/.+done=saved/);
      await expect(main).toContainText(local.service.shown);
      await main.locator('a[href*="/user/addServiceHistory/"]').last().click();
      await taken(shop);
      await expect(fieldOf(shop, 'mileage')).toHaveValue('41000');
      await fieldOf(shop, 'shop').fill('Quick Lube');
      await save.click();
      await expect(main).toContainText('Quick Lube');
      await main.locator('summary').last().click();
      await page.getByRole('button', { name: services.removeYes }).click();
      await expect(page.getByRole('heading', { name: services.none })).toBeVisible();
    });

    test('[ACCT-055] a mileage makes the schedule, and a service is noted from it', async ({
      shop,
      page,
    }) => {
      const { text, ui } = shop.words;
      const { vehicleId } = await saveVehicle(shop, await newMember(shop));
      await open(shop, `/user/maintenanceIntervals/${vehicleId}`);
      await page.getByText(ui.account.garage.changeMileage, { exact: true }).click();
      await fieldOf(shop, 'mileage').fill('48300');
      await page.getByRole('button', { name: ui.account.profile.save }).click();
      await expect(page.getByText(text('garage.mileageSaved'))).toBeVisible();
      await expect(page.getByRole('main')).toContainText(local.service.mileage);
      await page.locator('a[href*="serviceType="]').first().click();
      await taken(shop);
      await expect(fieldOf(shop, 'serviceType')).not.toHaveValue('');
    });

    test('[VEHST-017][VEHST-018] what is known of a vehicle is shown, noted and forgotten', async ({
      shop,
      page,
    }) => {
      const { text, ui } = shop.words;
      const { notAdded } = ui.account.profile;
      const main = page.getByRole('main');
      const { vehicleId, vehicleName } = await saveVehicle(shop, await newMember(shop));
      await open(shop, `/user/vehicleDetails/${vehicleId}`);
      await expect(heading(shop, vehicleName)).toBeVisible();
      await expect(main).toContainText(notAdded);
      await page.getByRole('link', { name: text('garage.editDetails'), exact: true }).click();
      await taken(shop);
      await fieldOf(shop, 'nickname').fill('Old Blue');
      await fieldOf(shop, 'vin').fill('12');
      await fieldOf(shop, 'licensePlate').fill('ABC123');
      const save = page.getByRole('button', { name: text('garage.saveDetails') });
      await save.click();
      await expect(fieldOf(shop, 'vin')).toHaveAttribute('aria-invalid', 'true');
      await fieldOf(shop, 'vin').fill('');
      await save.click();
      await expect(page.getByText(text('garage.detailsSaved'))).toBeVisible();
      await expect(heading(shop, 'Old Blue')).toBeVisible();
      await expect(main).toContainText('ABC123');
      await page.getByText(text('garage.remove'), { exact: true }).click();
      await page.getByRole('button', { name: text('garage.removeYes') }).click();
      await expectPath(shop, '/user/myVehicle');
      await open(shop, `/user/vehicleDetails/${vehicleId}`);
      await expect(heading(shop, /.+/)).toContainText(ui.page.notFound.title);
    });

    test('[ACCT-056][ACCT-057] a guest searches the guides and reads one', async ({ shop, page }) => {
      const { text, ui } = shop.words;
      await open(shop, '/user/repairGuides');
      await fieldOf(shop, 'q').fill(local.nothing);
      await page.getByRole('button', { name: text('guides.show') }).click();
      await expect(page.getByRole('heading', { name: text('guides.none') })).toBeVisible();
      await page
        .getByRole('main')
        .getByRole('link', { name: text('guides.all') })
        .click();
      await fieldOf(shop, 'q').fill(local.guide);
      await page.getByRole('button', { name: text('guides.show') }).click();
      await page.getByRole('main').locator('a[href*="guideId=brake-pads"]').click();
      await expectPath(shop, /guideId=brake-pads/);
      await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
      await expect(page.getByRole('main').locator('a[href^="/parts/"]').first()).toBeVisible();
      await page.getByRole('link', { name: text('guides.next') }).click();
      await expectPath(shop, /guideId=(?!brake-pads)/);
      await open(shop, '/user/repairGuideContent?guideId=nothing');
      await expect(heading(shop, /.+/)).toContainText(ui.page.notFound.title);
    });
  });
}
