import { localOf } from '../support/locals.ts';
import { newMember, saveVehicle } from '../support/member.ts';
import { addressOf, expectPath, open } from '../support/shop.ts';
import { signIn } from '../support/signIn.ts';
import { chooseStore, expectStore } from '../support/store.ts';
import { expect, test } from '../support/test.ts';
import { expectVehicle, pickVehicle } from '../support/vehicle.ts';

/** Vehicle and store that outlive a page. */
export function rememberedJourneys(market: string): void {
  const { vehicle, store } = localOf(market);
  test.use({ market });

  test('[VEHST-001][VEHST-002][VEHST-003][VEHST-004][VEHST-009][VEHST-011][STATE-013] a vehicle is said, is in five cookies and outlives a reload and the visit', async ({
    shop,
    page,
    context,
    browser,
    baseURL,
  }) => {
    await open(shop, '/');
    await pickVehicle(shop, vehicle.picks, vehicle.name);
    await expect(
      page
        .getByRole('region', { name: shop.words.ui.notifications })
        .getByText(shop.words.text('vehicle.shoppingFor', { vehicle: vehicle.name })),
    ).toBeVisible();
    const names = (await context.cookies())
      .map(({ name }) => name)
      .filter((name) => name.startsWith('preferredVehicle'));
    expect(names.toSorted()).toEqual([
      'preferredVehicleEngine',
      'preferredVehicleId',
      'preferredVehicleMake',
      'preferredVehicleModel',
      'preferredVehicleYear',
    ]);
    const valueOf = Object.fromEntries((await context.cookies()).map(({ name, value }) => [name, value]));
    expect(valueOf).toMatchObject({
      preferredVehicleYear: vehicle.picks.year,
      preferredVehicleMake: vehicle.picks.make,
      preferredVehicleModel: vehicle.picks.model,
    });
    await page.reload();
    await expectVehicle(shop, vehicle.name);
    const { vehicleMap } = await page.evaluate(async () => {
      const answer = await fetch('/ecomm/b2c/v2/page/header');
      return (await answer.json()) as { vehicleMap: Record<string, string> };
    });
    expect(vehicleMap).toMatchObject({ year: vehicle.picks.year, vehicleName: vehicle.name });
    for (const id of ['catalogVehicleId', 'makeId', 'modelId', 'vehicleTypeId'])
      expect(vehicleMap[id]).toMatch(/./);
    // What a browser keeps when it is closed.
    const cookies = (await context.cookies()).filter(({ expires }) => expires > 0);
    const next = await browser.newContext({ baseURL: baseURL! });
    await next.addCookies(cookies);
    const later = { ...shop, page: await next.newPage() };
    await open(later, '/');
    await expectVehicle(later, vehicle.name);
    await next.close();
  });

  test('[VEHST-009] a member chooses among the saved vehicles over any page', async ({ shop, page }) => {
    const { text, ui } = shop.words;
    const saved = await saveVehicle(shop, await newMember(shop));
    // Without a preferred one the header asks for a vehicle.
    await open(shop, '/user/myVehicle');
    const clear = page.getByRole('main').locator('form:has([value="clear-vehicle"]) button').first();
    if (await clear.isVisible()) await clear.click();
    await open(shop, '/brands');
    await page.locator('[data-source="header"]').first().click();
    const drawer = page.getByRole('dialog', { name: text('vehicle.choose') });
    // The label, which waits until the drawer has come to rest.
    await drawer.getByText(saved.vehicleName, { exact: true }).click();
    await expect(drawer.getByRole('radio', { name: saved.vehicleName })).toBeChecked();
    await expect(drawer.getByRole('link', { name: ui.vehicle.manage })).toHaveAttribute(
      'href',
      '/user/myVehicle/manage',
    );
    await drawer.getByRole('button', { name: ui.vehicle.useVehicle }).click();
    await expect(drawer).toBeHidden();
    await expectVehicle(shop, saved.vehicleName);
  });

  test.describe('an account', () => {
    test.use({ hasOwnAddress: true });

    test('[STATE-010][STATE-013][STATE-015][STATE-016][STATE-017] is in cookies as they should be, and in none after its sign-out', async ({
      shop,
      page,
      context,
    }) => {
      const cookies = async () =>
        Object.fromEntries((await context.cookies()).map((cookie) => [cookie.name, cookie]));
      await open(shop, '/');
      await chooseStore(shop, store);
      await signIn(shop, 'linked', '/user/myAccount');
      const inside = await cookies();
      const hidden = { httpOnly: true, sameSite: 'Lax', path: '/' };
      expect(inside).toMatchObject({ sessionId: hidden });
      const readable = { httpOnly: false, sameSite: 'Lax', path: '/' };
      const told = ['signedIn', 'hashedCustomerId', 'profileId', 'userType'];
      for (const name of told) expect(inside[name], name).toMatchObject(readable);
      expect(inside['signedIn']?.value).toBe('true');
      expect(inside['hashedCustomerId']?.value).not.toMatch(/linked|demo/);
      const { eCookieId } = inside;
      expect(eCookieId).toMatchObject({ sameSite: 'Lax', path: '/' });
      const days = (eCookieId!.expires - Date.now() / 1000) / 86_400;
      expect(Math.round(days)).toBe(396);
      await page.getByRole('main').getByRole('button', { name: shop.words.ui.shell.signOut }).click();
      await expectPath(shop, '/');
      const outside = await cookies();
      for (const name of told) expect(outside[name], name).toBeUndefined();
      expect(outside['preferredStoreId']?.value).toBe(store.storeNumber);
      expect(outside['eCookieId']?.value).toBe(eCookieId?.value);
      await expectStore(shop, store.address);
    });
  });

  test('[VEHST-040] an address names the store, and says when it is set', async ({ shop, page }) => {
    await open(shop, `/?spps.s=${store.storeNumber}`);
    await expect(page).toHaveURL(/new_store_set=true/);
    await expectStore(shop, store.address);
    await open(shop, '/?spps.s=12ab');
    await expect(page).toHaveURL((url) => !url.searchParams.has('spps.s'));
    expect(addressOf(shop)).toBe('/');
    await expectStore(shop, store.address);
  });
}
