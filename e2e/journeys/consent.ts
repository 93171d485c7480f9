import { open } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';

/** The choice of cookies. */
export function consentJourneys(market: string): void {
  test.use({ market });

  test('[SHELL-071] the footer opens the choice of cookies, which is kept', async ({
    shop,
    page,
    context,
    expectAccessible,
  }) => {
    const { consent, shell } = shop.words.ui;
    const kept = async () => (await context.cookies()).find(({ name }) => name === 'consent')?.value;
    const settings = page.getByRole('contentinfo').getByRole('link', { name: shell.cookieSettings });
    await open(shop, '/');
    await settings.click();
    const dialog = page.getByRole('dialog', { name: consent.title });
    await dialog.getByRole('checkbox', { name: consent.categories['survey']?.name ?? '' }).check();
    await expectAccessible();
    await dialog.getByRole('button', { name: consent.save }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(consent.saved)).toBeVisible();
    expect(await kept()).toBe('survey');
    await page.reload();
    await open(shop, '/');
    await settings.click();
    await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(1);
    await dialog.getByRole('button', { name: consent.necessaryOnly }).click();
    await expect(dialog).toBeHidden();
    expect(await kept()).toBe('none');
  });
}
