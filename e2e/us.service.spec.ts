import { serviceJourneys } from './journeys/service.ts';
import { newMember, saveVehicle } from './support/member.ts';
import { expectPath, open, taken } from './support/shop.ts';
import { fieldOf, signIn } from './support/signIn.ts';
import { expect, test } from './support/test.ts';

serviceJourneys('us', [true, false]);

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('[ACCT-052][VALID-023] a serial number is checked, saved and taken back', async ({ shop, page }) => {
      const { text, ui } = shop.words;
      const role = javaScriptEnabled ? 'member' : 'linked';
      const path = `/myWarranties/demo-us-${role}-warranty-new/demo-us-${role}-warranty-new-0`;
      const { addOf, editOf, notAdded, save } = ui.account.profile;
      const number = text('warranty.serial');
      const edit = page.getByRole('link', { name: new RegExp(`${addOf(number)}|${editOf(number)}`) });
      const serial = async (typed: string) => {
        await fieldOf(shop, 'serialNumber').fill(typed);
        await page.getByRole('button', { name: save }).click();
      };
      await signIn(shop, role, path);
      await taken(shop);
      await edit.click();
      await serial('12');
      await expect(fieldOf(shop, 'serialNumber')).toHaveAttribute('aria-invalid', 'true');
      await serial('sn20264471');
      await expect(page.getByText(text('warranty.serial.saved'))).toBeVisible();
      await expect(page.getByRole('main')).toContainText('SN20264471');
      await edit.click();
      await serial('');
      await expect(page.getByRole('main')).toContainText(notAdded);
    });
  });
}

test('[ACCT-052] a warranty that has ended says when', async ({ shop, page, expectAccessible }) => {
  const path = '/myWarranties/demo-us-linked-warranty-old/demo-us-linked-warranty-old-0';
  await signIn(shop, 'linked', path);
  const ended = shop.words.ui.account.warranty.ended('{}').split('{}')[0] ?? '';
  await expect(page.getByRole('main')).toContainText(ended);
  await expectAccessible();
});

test('[ACCT-011][ACCT-012] a guest signs in before warranties are shown', async ({ shop }) => {
  await open(shop, '/myWarranties');
  await expectPath(shop, /^\/signin\?returnUrl=%2FmyWarranties$/);
});

test('[ACCT-053] a guest is invited to keep a history; a member chooses the vehicle', async ({
  shop,
  page,
}) => {
  const { text } = shop.words;
  await open(shop, '/user/serviceHistory');
  await expect(page.getByRole('heading', { name: text('garage.signIn') })).toBeVisible();
  const { vehicleId } = await saveVehicle(shop, await newMember(shop));
  await open(shop, '/user/serviceHistory');
  await page.getByRole('main').locator(`a[href="/user/serviceHistory/${vehicleId}"]`).click();
  await expectPath(shop, `/user/serviceHistory/${vehicleId}`);
});

for (const path of [
  '/user/repairGuides',
  '/user/repairGuideContent?guideId=battery',
  '/giftCard/cardBalance',
])
  test(`[PLUS-030] ${path} is accessible`, async ({ shop, expectAccessible }) => {
    await open(shop, path);
    await expectAccessible();
  });
