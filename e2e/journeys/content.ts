import { fetchFrom } from '../support/fetchFrom.ts';
import { localOf } from '../support/locals.ts';
import { heading, open } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';

/** Questions, terms and pages of help in the market's language. */
export function contentJourneys(market: string): void {
  const { faq, landing } = localOf(market);
  test.use({ market });

  test('[CONTENT-026] questions open, are filtered while one types, and are read as questions by search engines', async ({
    shop,
    page,
    expectAccessible,
  }) => {
    const { faq: words } = shop.words.ui;
    await open(shop, '/lp/faqs');
    await page.getByText(faq.question).click();
    await expect(page.locator('#core')).toBeVisible();
    await page.getByRole('searchbox', { name: words.filter }).fill(faq.word);
    await expect(page.getByText(faq.question)).toBeVisible();
    await expect(page.getByText(faq.other)).toHaveCount(0);
    await expectAccessible();
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(data.some((text) => text.includes('"FAQPage"') && text.includes(faq.other))).toBe(true);
  });

  test('[CONTENT-025] the way to the returns ends at their heading, which is in view', async ({
    shop,
    page,
  }) => {
    await open(shop, '/lp/termsAndConditions#returnsPolicy');
    await expect(page.locator('#returnsPolicy').getByRole('heading')).toBeInViewport();
    await expect(page.locator('#returnsPolicy')).toContainText(landing.returns);
  });

  test('[CONTENT-027][CONTENT-028] the pages of help and services answer in the language of the market', async ({
    shop,
  }) => {
    await open(shop, '/lp/store-services');
    await expect(heading(shop, landing.services)).toBeVisible();
    for (const path of landing.paths) {
      const { status, text } = await fetchFrom(market, path);
      expect(status, path).toBe(200);
      expect(text, path).toContain(`<html lang="${shop.market.locale}"`);
    }
  });

  test('[CONF-019][CONST-059][CONTENT-027] a workshop near one shows its sign, that of this country', async ({
    shop,
    page,
  }) => {
    const places: Readonly<Record<string, string>> = { us: '60616', mx: '06400', br: '01311-000' };
    await open(shop, `/lp/find-a-repair-shop?q=${places[market]}`);
    const list = page.getByRole('region', { name: shop.words.ui.content.repairShops });
    const sign = list.getByRole('listitem').first().locator('img');
    await expect(sign).toHaveAttribute('src', new RegExp(`/partners/${shop.market.productCountry}/`));
    await expect
      .poll(() => sign.evaluate((picture: HTMLImageElement) => picture.naturalWidth))
      .toBeGreaterThan(0);
  });

  test('[SHELL-064][SHELL-065] the map of the shop, and a page that does not exist', async ({
    shop,
    page,
  }) => {
    await open(shop, '/siteMap');
    for (const href of ['/parts', '/brands/trueline', '/parts/brakes', '/lp/faqs']) {
      await expect(page.getByRole('main').locator(`a[href="${href}"]`).first()).toBeVisible();
    }
    const unknown = await page.goto('/nada-aqui');
    expect(unknown?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: shop.words.ui.page.notFound.title })).toBeVisible();
    await expect(page.getByRole('main').getByRole('search')).toBeVisible();
  });
}
