import { contentJourneys } from './journeys/content.ts';
import { publicPages } from './support/mainPages.ts';
import { open } from './support/shop.ts';
import { expect, test } from './support/test.ts';

contentJourneys('us');

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
