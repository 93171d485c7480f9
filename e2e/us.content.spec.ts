import { publicPages } from './support/mainPages.ts';
import { heading, open } from './support/shop.ts';
import { expect, test } from './support/test.ts';

const question = 'What is a core charge?';
const other = 'Where is my order?';

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('[CONTENT-026] questions open, are filtered by a form, and say so when none is left', async ({
    shop,
    page,
  }) => {
    const { faq } = shop.words.ui;
    await open(shop, '/lp/faqs');
    await page.getByText(question).click();
    await expect(page.locator('#core')).toBeVisible();
    await page.getByRole('searchbox', { name: faq.filter }).fill('deposit');
    await page.getByRole('main').getByRole('button', { name: faq.show }).click();
    await expect(page.getByText(question)).toBeVisible();
    await expect(page.getByText(other)).toHaveCount(0);
    await open(shop, '/lp/faqs?q=flux+capacitor');
    await expect(page.getByRole('heading', { name: faq.none })).toBeVisible();
    await page.getByRole('link', { name: faq.showAll }).click();
    await expect(page.getByText(other)).toBeVisible();
  });

  test('[CONTENT-026] an answer opens from its address', async ({ shop, page }) => {
    await open(shop, '/lp/faqs#core');
    await expect(page.locator('#core')).toBeInViewport();
  });

  test('[CONTENT-025] the way to the returns ends at their heading, which is in view', async ({
    shop,
    page,
  }) => {
    await open(shop, '/lp/termsAndConditions#nothing');
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    await open(shop, '/lp/termsAndConditions#returnsPolicy');
    await expect(page.locator('#returnsPolicy').getByRole('heading')).toBeInViewport();
  });
});

test('[CONTENT-026] questions are filtered while one types, and read as questions by search engines', async ({
  shop,
  page,
  expectAccessible,
}) => {
  const { faq } = shop.words.ui;
  await open(shop, '/lp/faqs');
  await page.getByRole('searchbox', { name: faq.filter }).fill('deposit');
  await expect(page.getByText(other)).toHaveCount(0);
  await expect(page.getByText(question)).toBeVisible();
  await expectAccessible();
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(data.some((text) => text.includes('"FAQPage"') && text.includes(other))).toBe(true);
});

test('[CONTENT-027] the pages of help and services answer, each with its name, its way and words', async ({
  shop,
  page,
}) => {
  for (const name of ['store-services', 'repair-help', 'fix-finder', 'store-pick-up', 'loan-a-tool']) {
    await open(shop, `/lp/${name}`);
    await expect(heading(shop, /.+/)).toBeVisible();
    expect(await page.getByRole('main').getByRole('heading', { level: 2 }).count()).toBeGreaterThan(1);
  }
});

test('[CONF-018] what search engines read of a part has no rating that nobody gave', async ({
  shop,
  page,
}) => {
  await open(shop, (await publicPages()).product);
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  const part = data.find((text) => text.includes('"Product"'));
  expect(part).toContain('"offers"');
  expect(part).not.toMatch(/aggregateRating|"review"/);
});

test('[CONTENT-027] the page about repair shops searches the stores around a place', async ({
  shop,
  page,
}) => {
  await open(shop, '/lp/find-a-repair-shop');
  const search = page.getByRole('main').getByRole('search', { name: shop.words.ui.store.search });
  await search.getByRole('searchbox').fill('92110');
  await search.getByRole('button', { name: shop.words.ui.store.find }).click();
  await expect(page).toHaveURL(/\/store\?q=92110/);
});
