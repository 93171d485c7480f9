import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { heading, open } from './support/shop.ts';
import { expect, test } from './support/test.ts';

/** Texts that the server sent to a phone. */
async function textsTo(phone: string): Promise<string[]> {
  const folder = join(process.env['E2E_DATA_DIR'] ?? '', 'outbox');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.sms.txt'));
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return texts.filter((text) => text.startsWith(`To: ${phone}\n`));
}

const randomPhone = () => `901555${String(Math.floor(Math.random() * 9000) + 1000)}`;

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('[CONTENT-027] repair shops are found by ZIP code, with distance, phone and rating', async ({
      shop,
      page,
    }) => {
      const { text, ui } = shop.words;
      await open(shop, '/lp/find-a-repair-shop');
      const search = page.getByRole('main').getByRole('search');
      const find = async (place: string) => {
        await search.getByRole('searchbox').fill(place);
        await search.getByRole('button', { name: text('landing.findShops') }).click();
        await expect(page).toHaveURL(new RegExp(`/lp/find-a-repair-shop\\?q=${place}`));
      };
      await find('92110');
      const list = page.getByRole('region', { name: ui.content.repairShops });
      await expect(list.getByRole('listitem').first()).toContainText('San Diego');
      await expect(list.getByRole('listitem').first()).toContainText(/\d(\.\d)? mi/);
      await expect(list.getByRole('listitem').first().getByRole('link')).toHaveAttribute(
        'href',
        /^tel:\d{10}$/,
      );
      await find('99701');
      await expect(page.getByRole('heading', { name: ui.content.noShops })).toBeVisible();
      await find('00000');
      await expect(page.getByRole('heading', { name: ui.content.noShops })).toBeVisible();
    });

    test('[CONTENT-022] who signs a phone up for texts is asked to confirm on that phone', async ({
      shop,
      page,
    }) => {
      const { text } = shop.words;
      const phone = randomPhone();
      await open(shop, '/sms');
      await expect(heading(shop, /.+/)).toBeVisible();
      const main = page.getByRole('main');
      const send = main.getByRole('button', { name: text('landing.texts.send') });
      await page
        .locator('form[data-intent=sign-up-texts]')
        .evaluate((form: HTMLFormElement) => (form.noValidate = true));
      await main.locator('[name=phoneNumber]').fill('12');
      await send.click();
      await expect(main.locator('[name=phoneNumber]')).toHaveAttribute('aria-invalid', 'true');
      await expect(main.locator('[name=phoneNumber]')).toHaveValue(/12$/);
      await expect(main.locator('[name=agrees]')).toHaveAttribute('aria-invalid', 'true');
      await main.locator('[name=phoneNumber]').fill(phone);
      await main.locator('[name=agrees]').check({ force: true });
      await send.click();
      await expect(main.getByRole('status')).toHaveText(text('landing.texts.confirm'));
      await expect.poll(async () => (await textsTo(phone)).join()).toContain('Reply YES');
    });

    test('[CONTENT-020] feedback about a visit starts with its store and reaches the desk', async ({
      shop,
      page,
    }) => {
      const { text } = shop.words;
      await open(shop, '/storeexperience?store=3021');
      const field = (name: string) => page.getByRole('main').locator(`[name=${name}]`);
      await expect(field('storeNumber')).toHaveValue('3021');
      await field('visitDate').fill('2026-11-20');
      await field('rating').selectOption('4');
      await field('email').fill('ana@example.com');
      await field('firstName').fill('Ana');
      await field('lastName').fill('Torres');
      await field('phoneNumber').fill(shop.market.phone.example);
      await field('message').fill(`Quick and friendly. ${Math.random()}`);
      await page
        .getByRole('main')
        .getByRole('button', { name: text('contact.page.send') })
        .click();
      await expect(page.getByRole('heading', { name: text('contact.page.thanks') })).toBeVisible();
    });
  });
}

test('[CONTENT-024] the community page has what is planned, and what has been below it', async ({
  shop,
  page,
  expectAccessible,
}) => {
  const { ui } = shop.words;
  await open(shop, '/community');
  const events = page.getByRole('main').locator('section', { hasText: ui.content.pastEvents }).last();
  const dates = await events
    .locator('time')
    .evaluateAll((times) => times.map((time) => (time as HTMLTimeElement).dateTime));
  const today = new Date().toISOString().slice(0, 10);
  const coming = dates.filter((date) => date >= today);
  expect(dates).toEqual([
    ...coming.toSorted(),
    ...dates
      .filter((date) => date < today)
      .toSorted()
      .toReversed(),
  ]);
  expect(dates.length).toBeGreaterThan(coming.length);
  await expectAccessible();
});

test('[CONTENT-027] pages of services find a store, how-tos lead to the guides, partners apply', async ({
  shop,
  page,
}) => {
  const { ui } = shop.words;
  for (const name of ['store-services', 'in-our-stores', 'fix-finder', 'loan-a-tool']) {
    await open(shop, `/lp/${name}`);
    await expect(page.getByRole('main').getByRole('search', { name: ui.store.search })).toBeVisible();
  }
  await open(shop, '/lp/repair-help');
  await expect(page.getByRole('main').locator('a[href="/user/repairGuides"]')).toBeVisible();
  await open(shop, '/lp/affiliate-program');
  await expect(page.getByRole('main').locator('a[href="/contactus/generalComments"]')).toBeVisible();
});

test('[CONTENT-021] home opens with vehicle, jobs, deals and services, and describes the shop', async ({
  shop,
  page,
}) => {
  await open(shop, '/');
  const main = page.getByRole('main');
  await expect(heading(shop, /.+/)).toBeVisible();
  await expect(main.locator('[name=vin]').or(main.locator('select')).first()).toBeVisible();
  expect(await main.getByRole('heading', { level: 2 }).count()).toBeGreaterThan(2);
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{40,}/);
  const data = (await page.locator('script[type="application/ld+json"]').allTextContents()).join();
  expect(data).toContain('"telephone":"(901) 555-0134"');
});
