import { openAddressForm } from '../support/addressForm.ts';
import { fiscalIdOf, localOf } from '../support/locals.ts';
import { expect, test } from '../support/test.ts';
import { typeAddress } from '../support/typed.ts';
import { withScripts } from '../support/withScripts.ts';

const WAYS = [
  { way: 'useSuggestion', goes: 'suggested' },
  { way: 'useEntered', goes: 'entered' },
] as const;

/** An address whose state and postal code do not agree: what is probably meant stands beside what was typed. */
export function addressChoiceJourneys(market: string, scripts: readonly boolean[] = [true, false]): void {
  const { misplaced, fluid, store } = localOf(market);
  test.use({ market });

  withScripts(scripts, () => {
    for (const { way, goes } of WAYS)
      test(`[CART-038] a parcel whose state is not that of its postal code: ${way}`, async ({
        shop,
        page,
        context,
      }) => {
        const { words } = shop;
        const { address } = words.ui.checkout;
        const { storeNumber } = store;
        const field = await openAddressForm(shop, context, { market, searchText: fluid, storeNumber });
        const contact = { email: 'ana@example.com', firstName: 'Ana', lastName: 'Torres' };
        for (const [name, value] of Object.entries({ ...contact, ...fiscalIdOf(market) }))
          await field(name).fill(value);
        await typeAddress(shop, field, { state: misplaced.state });
        await page.getByRole('button', { name: words.text('checkout.toPayment') }).click();
        const choice = page.getByRole('alert').filter({ hasText: address.suggested });
        await expect(choice).toContainText(misplaced.suggested);
        await expect(choice).toContainText(misplaced.entered);
        await choice.getByRole('button', { name: address[way] }).click();
        await expect(page.getByRole('group', { name: words.text('payment.method') })).toBeVisible();
        await expect(page.getByRole('main')).toContainText(misplaced[goes]);
      });
  });
}
