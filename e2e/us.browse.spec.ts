import { addressOf, expectPath, heading, open } from './support/shop.ts';
import { expect, test } from './support/test.ts';
import { expectVehicle } from './support/vehicle.ts';

test.use({ javaScriptEnabled: false });

test('[CATALOG-046] a brand is found by its letter or by the field, and has its story and its shelf', async ({
  shop,
  page,
}) => {
  const { words } = shop;
  await open(shop, '/brands');
  await expect(page.getByRole('navigation', { name: words.text('browse.letters') })).toBeVisible();
  await page.getByRole('searchbox', { name: words.text('browse.findBrand') }).fill('zzz');
  await page
    .getByRole('main')
    .getByRole('button', { name: words.text('browse.show'), exact: true })
    .click();
  await expect(page.getByRole('heading', { name: words.text('browse.noBrand') })).toBeVisible();
  await page.getByRole('link', { name: words.text('browse.showAll') }).click();
  await page.getByRole('main').getByRole('link', { name: 'Trueline' }).first().click();
  await expect(heading(shop, 'Trueline')).toBeVisible();
  await expect(
    page.getByRole('heading', { level: 2, name: words.text('browse.brandParts', { brand: 'Trueline' }) }),
  ).toBeVisible();
  expect(await page.getByRole('main').getByText('Trueline').count()).toBeGreaterThan(4);
  await open(shop, '/shopbybrand');
  await expectPath(shop, '/brands');
  const unknown = await page.goto('/brands/nope');
  expect(unknown?.status()).toBe(404);
});

test('[CATALOG-047] from a make over its model and year to the picker, which opens that far', async ({
  shop,
  page,
}) => {
  await open(shop, '/shopbymake');
  await page.getByRole('main').getByRole('link', { name: 'Honda' }).first().click();
  await expectPath(shop, /^\/shopbymodel\?make=Honda/);
  await page
    .getByRole('link', { name: /^Civic\s*1990/ })
    .first()
    .click();
  await page.getByRole('link', { name: '2018', exact: true }).click();
  await expectPath(shop, /^\/user\/myVehicle\?/);
  const query = new URLSearchParams(addressOf(shop).split('?')[1]);
  expect(query.get('year')).toBe('2018');
  await expect(page.getByRole('main').getByText('2.0L I4').first()).toBeAttached();
});

test('[CATALOG-048] a VIN says which vehicle it is, and becomes the shopper’s; a wrong one is kept and said', async ({
  shop,
  page,
}) => {
  const { vehicle } = shop.words.ui;
  await open(shop, '/vin-decoder');
  const field = page.getByRole('main').getByRole('textbox', { name: vehicle.vin });
  const find = page.getByRole('main').getByRole('button', { name: vehicle.findVin });
  await field.fill('1234');
  await find.click();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveValue('1234');
  await field.fill('2HGFC2F54JH500001');
  await find.click();
  await page
    .getByRole('button', { name: /2018 Honda Civic 2\.0L I4/ })
    .first()
    .click();
  await expectVehicle(shop, '2018 Honda Civic 2.0L I4');
});

test('[SHELL-064] the map of the shop leads to categories, brands, makes, deals and help', async ({
  shop,
  page,
}) => {
  await open(shop, '/siteMap');
  for (const href of ['/parts', '/brands/trueline', '/shopbymodel?make=Honda', '/parts/brakes', '/lp/faqs']) {
    await expect(page.getByRole('main').locator(`a[href="${href}"]`).first()).toBeVisible();
  }
});
