import { openAddressForm } from './support/addressForm.ts';
import { expect, test } from './support/test.ts';

const typed = { street: '12 Main St', city: 'Chicago', zipCode: '60616' };

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    for (const { way, goes } of [
      { way: 'useSuggestion', goes: 'Chicago, IL 60616' },
      { way: 'useEntered', goes: 'Chicago, WI 60616' },
    ] as const)
      test(`[CART-038] a parcel whose state is not the ZIP code's: ${way}`, async ({
        shop,
        page,
        context,
      }) => {
        const { words } = shop;
        const { address } = words.ui.checkout;
        const field = await openAddressForm(shop, context, {
          market: 'us',
          searchText: 'gear oil',
          storeNumber: '3021',
        });
        await field('email').fill('ana@example.com');
        await field('firstName').fill('Ana');
        await field('lastName').fill('Torres');
        for (const [name, value] of Object.entries(typed)) await field(name).fill(value);
        await field('state').selectOption('WI');
        await page.getByRole('button', { name: words.text('checkout.toPayment') }).click();
        const choice = page.getByRole('alert').filter({ hasText: address.suggested });
        await expect(choice).toContainText('Chicago, IL 60616');
        await expect(choice).toContainText('Chicago, WI 60616');
        await choice.getByRole('button', { name: address[way] }).click();
        await expect(page.getByRole('group', { name: words.text('payment.method') })).toBeVisible();
        await expect(page.getByRole('main')).toContainText(goes);
      });
  });
}
