import { marketByCode } from '@driveline/markets';
import type { Browser, Page } from '@playwright/test';
import { createBuyer } from '../support/buyer.ts';
import { localOf } from '../support/locals.ts';
import { giveSession } from '../support/misfit.ts';
import { originOf } from '../support/origins.ts';
import { findPart } from '../support/parts.ts';
import { open, shopOf, type Shop } from '../support/shop.ts';
import { fieldOf } from '../support/signIn.ts';
import { expect, test } from '../support/test.ts';

interface Mistake {
  readonly path: string;
  /** What is typed, by the names of the fields; the others stay empty. */
  readonly typed: Readonly<Record<string, string>>;
  /** The field whose form is sent, when it is not the first of `typed`. */
  readonly field?: string;
  /** The button's text, when it is not the form's first one. */
  readonly button?: string;
  readonly hasPart?: true;
}

const unknown = { email: 'nobody@example.com', password: 'not the password' };

/** What the form's rules find, and what only the server can know. */
const MISTAKES: readonly Mistake[] = [
  { path: '/signin', typed: {}, field: 'username' },
  { path: '/signin', typed: { username: unknown.email, password: unknown.password } },
  { path: '/create', typed: {}, field: 'email' },
  {
    path: '/create',
    typed: {
      firstName: '4',
      lastName: '5',
      email: 'nobody',
      phoneNumber: '12',
      postalCode: '1',
      password: 'abc',
    },
  },
  { path: '/create', typed: { email: unknown.email, password: 'password1' } },
  { path: '/forgotPassword', typed: {}, field: 'email' },
  { path: '/forgotPassword', typed: { email: 'nobody@' } },
  { path: '/trackOrder', typed: {}, field: 'orderId' },
  { path: '/trackOrder', typed: { orderId: 'US-1', emailOrPhone: 'nobody' } },
  { path: '/trackOrder', typed: { orderId: 'US-NOBODY-99', emailOrPhone: unknown.email } },
  { path: '/contactus/productQuestions', typed: {}, field: 'email' },
  { path: '/contactus/productQuestions', typed: { email: 'nobody', firstName: '7', phoneNumber: '9' } },
  { path: '/vin-decoder', typed: {}, field: 'vin' },
  { path: '/vin-decoder', typed: { vin: '1HGCM82' } },
  { path: '/vin-decoder', typed: { vin: '1HGCM82633A004353' } },
  {
    path: '/checkout?step=contact',
    typed: {},
    field: 'firstName',
    button: 'checkout.toPayment',
    hasPart: true,
  },
  {
    path: '/checkout?step=contact',
    typed: { firstName: '4', lastName: '5', email: 'nobody', phoneNumber: '12', zipCode: '1' },
    button: 'checkout.toPayment',
    hasPart: true,
  },
];

const GIFT_CARD_MISTAKES: readonly Mistake[] = [
  { path: '/giftCard', typed: {}, field: 'recipientEmail' },
  { path: '/giftCard', typed: { recipientEmail: 'nobody', senderEmail: '@' } },
];

/** Sends what was typed and reads what the page says of it: the text beside each field, and what it alerts. */
async function refusalOf(
  shop: Shop,
  { path, typed, field = Object.keys(typed)[0]!, button }: Mistake,
): Promise<string[]> {
  const { page, words } = shop;
  await open(shop, path);
  for (const [name, text] of Object.entries(typed)) await fieldOf(shop, name).fill(text);
  const form = page.getByRole('main').locator('form', { has: page.locator(`[name="${field}"]`) });
  // The browser's own words stand before those of the shop.
  await form.evaluate((element: HTMLFormElement) => (element.noValidate = true));
  const named = button ? page.getByRole('button', { name: words.text(button) }) : undefined;
  await (named ?? form.locator('button[type=submit]:visible').first()).click();
  await expect(page.getByRole('main').locator('[aria-invalid=true], [role=alert]').first()).toBeVisible();
  return saidOn(page);
}

const saidOn = (page: Page): Promise<string[]> =>
  page.getByRole('main').evaluate((main) => {
    const textOf = (element: Element | null) => element?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
    const fields = [...main.querySelectorAll('[aria-invalid=true]')].map((field) => {
      const described = field.getAttribute('aria-describedby')?.split(' ') ?? [];
      return `${field.getAttribute('name')}: ${described.map((id) => textOf(document.getElementById(id))).join(' ')}`;
    });
    return [...fields, ...[...main.querySelectorAll('[role=alert]')].map((alert) => `! ${textOf(alert)}`)];
  });

async function visitorOf(browser: Browser, market: string, javaScriptEnabled: boolean) {
  const context = await browser.newContext({ baseURL: originOf(market), javaScriptEnabled });
  return { context, shop: shopOf(await context.newPage(), market, javaScriptEnabled) };
}

/** One mistake is told by the same sentences, whether the page's script or the server finds it. */
export function oneSentenceJourneys(market: string): void {
  test.use({ market });

  const sellsGiftCards = marketByCode(market).giftCards.sale !== undefined;
  for (const mistake of [...MISTAKES, ...(sellsGiftCards ? GIFT_CARD_MISTAKES : [])]) {
    const { path, typed, hasPart } = mistake;
    test(`[VALID-014][PLUS-027] ${path} says the same with and without script of ${JSON.stringify(typed)}`, async ({
      browser,
    }) => {
      const said: string[][] = [];
      for (const hasScript of [true, false]) {
        const { context, shop } = await visitorOf(browser, market, hasScript);
        if (hasPart) {
          const buyer = createBuyer(market);
          const { fluid, store } = localOf(market);
          const { skuNumber } = await findPart(market, { searchText: fluid, storeNumber: store.storeNumber });
          await buyer.client.call('cart.addItem', {
            body: { skuNumber, quantity: 1, shipmentType: 'regular' },
          });
          await giveSession(shop, buyer);
        }
        said.push(await refusalOf(shop, mistake));
        await context.close();
      }
      expect(said[0]).not.toEqual([]);
      expect(said[1]).toEqual(said[0]);
    });
  }
}
