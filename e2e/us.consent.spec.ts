import { consentJourneys } from './journeys/consent.ts';
import { open } from './support/shop.ts';
import { expect, test } from './support/test.ts';

consentJourneys('us');

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('[SHELL-071] the choice of cookies is a page', async ({ shop, page, context }) => {
    const { consent, shell } = shop.words.ui;
    await open(shop, '/');
    await page.getByRole('contentinfo').getByRole('link', { name: shell.cookieSettings }).click();
    await page.getByRole('button', { name: consent.acceptAll }).click();
    await expect(page.getByRole('status')).toHaveText(consent.saved);
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(4);
    const [kept] = (await context.cookies()).filter(({ name }) => name === 'consent');
    expect(kept?.value).toBe('analytics.sessionReplay.attribution.survey');
  });
});
