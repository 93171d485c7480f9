import type { Page } from '@playwright/test';
import { cards, confirmedOrder, payByCard, payOnGatewayPage, placeOrderButton } from './support/checkout.ts';
import { findPart } from './support/parts.ts';
import { readyToPay } from './support/ready.ts';
import { expect, test } from './support/test.ts';

const storeNumber = '2101';

/** What asks how it went lies over no shipment: it stands below the order. */
async function expectBelowOrder(page: Page, name: string): Promise<void> {
  const survey = page.getByRole('region', { name });
  await expect(survey).toBeVisible();
  const [main, asked] = [await page.getByRole('main').boundingBox(), await survey.boundingBox()];
  expect(asked!.y).toBeGreaterThanOrEqual(main!.y + main!.height);
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('[PLUS-064] a guest’s purchase leads to its order, and to an account by one password', async ({
      shop,
      page,
      expectAccessible,
    }) => {
      const { words } = shop;
      const part = await findPart('us', { searchText: 'power steering fluid', storeNumber });
      const { email } = await readyToPay(shop, part, storeNumber);
      await (javaScriptEnabled ? payByCard : payOnGatewayPage)(shop, cards.visa);
      await placeOrderButton(shop).click();
      const orderId = await confirmedOrder(shop);
      if (javaScriptEnabled) await expectAccessible();
      if (javaScriptEnabled) await expectBelowOrder(page, words.text('confirmation.survey'));
      const track = page.getByRole('link', { name: words.text('confirmation.track') });
      await expect(track).toHaveAttribute('href', `/user/orderHistory/${orderId}`);
      const print = page.getByRole('button', { name: words.text('account.printPage') });
      await expect(print).toHaveCount(javaScriptEnabled ? 1 : 0);
      const directions = page.getByRole('link', { name: words.ui.store.directionsTo('').trim() });
      await expect(directions.first()).toHaveAttribute('href', /^https:\/\//);
      await expect(page.getByText(words.text('confirmation.saveLead', { email }))).toBeVisible();
      await page.locator('[name=password]').fill('seven quiet gearboxes');
      await page.getByLabel(words.text('signIn.terms')).check();
      await page.getByRole('button', { name: words.text('signIn.create') }).click();
      await expect(page).toHaveURL(new RegExp(`/user/orderHistory/${orderId}$`));
      await expect(page.getByText(part.title).first()).toBeVisible();
      await page.goto('/user/myProfile');
      await expect(page.locator('[name=email]').or(page.getByText(email)).first()).toBeVisible();
      await page.goto('/orderConfirmation');
      await expect(page.getByText(words.text('confirmation.saveLead', { email }))).toHaveCount(0);
    });
  });
}
