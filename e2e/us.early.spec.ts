import { createBuyer } from './support/buyer.ts';
import { holdScript } from './support/holdScript.ts';
import { taken, type Shop } from './support/shop.ts';
import { expect, test } from './support/test.ts';

// What is done between the first paint and the hydration, on every kind of control. How it goes on a slow phone:
// scripts/bench/earlyInput.mjs.

/** Opens a page, does something before its script comes, and lets that come. */
async function doEarly(shop: Shop, path: string, act: () => Promise<void>): Promise<void> {
  const letScriptCome = await holdScript(shop.page);
  await shop.page.goto(path);
  await act();
  letScriptCome();
  await taken(shop);
}

test('[PLUS-061] a year chosen before script ran stays and opens the makes, on the home page and the page of the vehicle', async ({
  shop,
  page,
}) => {
  for (const path of ['/', '/user/myVehicle']) {
    const year = page.locator('select[name=year]');
    const make = page.locator('select[name=make]');
    await doEarly(shop, path, async () => void (await year.selectOption('2018')));
    await expect(make).toBeEnabled();
    await expect(year).toHaveValue('2018');
    await page.unrouteAll();
  }
});

test('[PLUS-061] a year chosen before script ran takes nobody away from where they type by now', async ({
  shop,
  page,
}) => {
  const box = page.locator('#search');
  await doEarly(shop, '/', async () => {
    await page.locator('select[name=year]').selectOption('2018');
    await box.pressSequentially('wip');
  });
  await expect(page.locator('select[name=make]')).toBeEnabled();
  await box.pressSequentially('er');
  await expect(box).toHaveValue('wiper');
});

test('[PLUS-061] a facet ticked, and another order chosen, before script ran are applied', async ({
  shop,
  page,
}) => {
  const facet = page.locator('#filters input[value="position:front"]');
  await doEarly(shop, '/parts/brakes/brake-pads', async () => {
    const sheet = page.locator('button[popovertarget=filters]:visible').first();
    if (await sheet.isVisible()) await sheet.click();
    await facet.check();
  });
  await expect(page).toHaveURL(/filters=position(:|%3A)front/);
  await expect(facet).toBeChecked();
  await page.unrouteAll();
  await doEarly(shop, '/parts/brakes/brake-pads', async () => {
    await page.locator('#sort').selectOption({ index: 1 });
  });
  await expect(page).toHaveURL(/sort=/);
});

test('[PLUS-061] each press of + before script ran counts, and a quantity that was typed sets the sum', async ({
  shop,
  page,
}) => {
  const { client } = createBuyer('us');
  const { products } = await client.call('catalog.search', { query: { searchText: 'motor oil' } });
  const path = products[0]?.productDetailsPageUrl ?? '';
  const quantity = page.locator('#buy [name=quantity]');
  await doEarly(shop, path, async () => {
    const more = page.locator('#buy').getByRole('button', { name: shop.words.ui.increaseQuantity });
    await more.click();
    await more.click();
  });
  await expect(quantity).toHaveValue('3');
  await page.unrouteAll();
  await page.goto(path);
  const sum = page.locator('#buy button[type=submit]').filter({ hasText: /\d/ });
  const before = (await sum.textContent()) ?? '';
  await doEarly(shop, path, async () => {
    await quantity.fill('4');
    await page.keyboard.press('Tab');
  });
  await expect(quantity).toHaveValue('4');
  await expect(sum).not.toHaveText(before);
});

test('[PLUS-061] what was typed, ticked and pressed in forms before script ran is there, in form, and judged', async ({
  shop,
  page,
}) => {
  const phone = page.locator('[name=phoneNumber]');
  const password = page.locator('[name=password]');
  await doEarly(shop, '/create', async () => {
    await phone.pressSequentially('9015550134');
    await password.pressSequentially('abc');
    await page.locator('[name=promo]').uncheck();
    await page.locator('[name=joinRewards]').check();
    await page.getByRole('button', { name: shop.words.ui.showPassword }).click();
  });
  await expect(phone).toHaveValue('(901) 555-0134');
  await expect(password).toHaveValue('abc');
  await expect(password).toHaveAttribute('type', 'text');
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator('[name=promo]')).not.toBeChecked();
  await expect(page.locator('[name=joinRewards]')).toBeChecked();
});

test('[PLUS-061] a form that the browser has sent is not sent once more', async ({ shop, page }) => {
  const letScriptCome = await holdScript(page);
  let searches = 0;
  await page.route('**/parts/brakes/brake-pads?**', async (route) => {
    searches += 1;
    // Script arrives while the answer of the browser's own request is on its way.
    letScriptCome();
    await page.waitForTimeout(1500);
    await route.continue();
  });
  await page.goto('/parts/brakes/brake-pads');
  const sheet = page.locator('button[popovertarget=filters]:visible').first();
  if (await sheet.isVisible()) await sheet.click();
  await page.locator('#filters input[value="position:front"]').check();
  await page.locator('#filters').evaluate((form: HTMLFormElement) => form.requestSubmit());
  await expect(page).toHaveURL(/filters=position(:|%3A)front/);
  await taken(shop);
  expect(searches).toBe(1);
});
