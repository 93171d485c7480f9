import type { Page } from '@playwright/test';
import { newEmail } from './buy.ts';
import { createBuyer, type Buyer } from './buyer.ts';
import { cards, confirmedOrder, payByCard, payOnGatewayPage, placeOrderButton } from './checkout.ts';
import { localOf } from './locals.ts';
import { findPart } from './parts.ts';
import { startOwnServer, type OwnServer } from './ownServer.ts';
import { expectPath, open, taken, type Shop } from './shop.ts';
import { fieldOf } from './signIn.ts';
import { expect, test } from './test.ts';

const STEPS = ['delivery', 'contact', 'payment', 'review'] as const;
type Step = (typeof STEPS)[number];

export interface Layout {
  readonly market: string;
  readonly generation: 'v1' | 'v2' | 'v3';
  /** What an operator sets for it. */
  readonly flags: Readonly<Record<string, boolean>>;
}

/** A guest and a member buy in one layout of the checkout, with script and without. */
export function layoutJourneys(layout: Layout): void {
  const { market, generation, flags } = layout;
  test.describe(`checkout ${generation} in ${market}`, () => {
    let server: OwnServer;
    test.use({ market });
    test.beforeAll(async () => {
      test.setTimeout(120_000);
      server = await startOwnServer({ flags, env: { SEED_PARTS: '2000' } });
    });
    test.afterAll(() => server.stop());
    const originOf = () => server.originOf(market);

    for (const javaScriptEnabled of [true, false]) {
      test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
        test.use({ javaScriptEnabled });

        test('[CONF-031][CART-020][SHELL-073][SHELL-074] a guest buys, and a wrong email stops at its step', async ({
          shop,
          page,
          expectAccessible,
        }) => {
          test.setTimeout(90_000);
          const { words } = shop;
          const { typed, fiscalId } = localOf(market);
          await openCheckout(shop, createBuyer(market, originOf()), originOf());
          await expectStep(shop, layout, 'delivery');
          if (javaScriptEnabled) await expectAccessible();
          await page.getByRole('button', { name: words.text('checkout.toContact') }).click();
          await expectStep(shop, layout, 'contact', { isMovedTo: true });
          const contact = {
            email: 'ana@example',
            firstName: 'Ana',
            lastName: 'Torres',
            ...(fiscalId && { fiscalId }),
            ...typed,
          };
          for (const [name, value] of Object.entries(contact)) await fill(shop, name, value);
          const send = page.getByRole('button', { name: words.text('checkout.toPayment') });
          await send.click();
          await expect(fieldOf(shop, 'email')).toHaveAttribute('aria-invalid', 'true');
          await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible();
          await expect(fieldOf(shop, 'firstName')).toHaveValue('Ana');
          await expectStep(shop, layout, 'contact');
          if (javaScriptEnabled) {
            // What was typed is there after a way back.
            await linkTo(shop, layout, 'delivery').click();
            await expectStep(shop, layout, 'delivery', { isMovedTo: true });
            await page.getByRole('button', { name: words.text('checkout.toContact') }).click();
            // On one page the list of what is wrong is there still, and has the focus.
            await expectStep(shop, layout, 'contact', { isMovedTo: generation === 'v1' });
            await expect(fieldOf(shop, 'lastName')).toHaveValue('Torres');
            await expectAccessible();
          }
          const email = newEmail('ana');
          await fieldOf(shop, 'email').fill(email);
          await send.click();
          await expectStep(shop, layout, 'payment', { isMovedTo: true });
          if (javaScriptEnabled) await expectAccessible();
          await (javaScriptEnabled ? payByCard : payOnGatewayPage)(shop, cards.visa);
          await expectStep(shop, layout, 'review');
          await expect(placeOrderButton(shop)).toHaveCount(1);
          await expect(page.getByRole('main')).toContainText(email);
          if (javaScriptEnabled) await expectAccessible();
          await placeOrderButton(shop).click();
          await confirmedOrder(shop);
          await expect(page.getByRole('main')).toContainText(email);
        });

        test('[CONF-031][PLUS-050] a member buys, and changes a step before the order is placed', async ({
          shop,
          page,
        }) => {
          test.setTimeout(90_000);
          const { words } = shop;
          const { home, fiscalId } = localOf(market);
          const buyer = createBuyer(market, originOf());
          const email = newEmail('ari');
          await buyer.client.call('identity.register', {
            body: {
              firstName: home.firstName,
              lastName: home.lastName,
              email,
              password: 'seven quiet gearboxes',
            },
          });
          await buyer.client.call('account.addAddress', { body: { address: home, isDefault: true } });
          await openCheckout(shop, buyer, originOf());
          await page.getByRole('button', { name: words.text('checkout.toContact') }).click();
          await expectStep(shop, layout, 'contact', { isMovedTo: true });
          await expect(fieldOf(shop, 'email')).toHaveValue(email);
          if (fiscalId) await fill(shop, 'fiscalId', fiscalId);
          await page.getByRole('button', { name: words.text('checkout.toPayment') }).click();
          await expectStep(shop, layout, 'payment', { isMovedTo: true });
          await (javaScriptEnabled ? payByCard : payOnGatewayPage)(shop, cards.mastercard);
          await expectStep(shop, layout, 'review');
          await expect(page.getByRole('main')).toContainText(home.address1);
          await edit(shop, 'contact').click();
          await expectStep(shop, layout, 'contact', { isMovedTo: true });
          await fieldOf(shop, 'lastName').fill('Stonebridge');
          await page.getByRole('button', { name: words.text('checkout.toPayment') }).click();
          await expectStep(shop, layout, 'payment', { isMovedTo: true });
          // The card is attached still.
          if (generation !== 'v3')
            await page.getByRole('link', { name: words.text('payment.toReview') }).click();
          await expectStep(shop, layout, 'review');
          await expect(page.getByRole('main')).toContainText('Stonebridge');
          await placeOrderButton(shop).click();
          const orderId = await confirmedOrder(shop);
          const { contact } = await buyer.client.call('orders.details', { query: { orderId } });
          expect(contact).toMatchObject({ email, lastName: 'Stonebridge' });
        });

        test('[CONF-031][PLUS-065] a declined card is answered where another one is chosen', async ({
          shop,
          page,
        }) => {
          test.setTimeout(90_000);
          const { fiscalId } = localOf(market);
          const buyer = createBuyer(market, originOf());
          await fillCart(shop, buyer, 'instore');
          await buyer.client.call('checkout.setAddress', {
            body: {
              email: newEmail('dee'),
              firstName: 'Dee',
              lastName: 'Klein',
              ...(fiscalId && { fiscalId }),
            },
          });
          await giveCookies(page, buyer, originOf());
          await open(shop, `${originOf()}/checkout?step=payment`);
          await expectStep(shop, layout, 'payment');
          const pay = javaScriptEnabled ? payByCard : payOnGatewayPage;
          await pay(shop, cards.declined);
          await placeOrderButton(shop).click();
          const alert = page.getByRole('main').getByRole('alert');
          await expect(alert).toBeVisible();
          // The card is off the order: the step that asks for another one is open.
          await expect(page.locator('#payment-title')).toBeVisible();
          await taken(shop);
          await pay(shop, cards.visa);
          await placeOrderButton(shop).click();
          await confirmedOrder(shop);
        });
      });
    }
  });
}

/** One part that suits every vehicle, on its way home or to the store. */
async function fillCart({ market }: Shop, { client }: Buyer, shipmentType: 'instore' | 'regular') {
  const { store, cleaner } = localOf(market.code);
  const { storeNumber } = store;
  await client.call('stores.setPreferred', { body: { storeNumber } });
  const wanted = { searchText: cleaner, storeNumber, pieces: (count: number) => count > 1 };
  const { skuNumber } = await findPart(market.code, wanted);
  await client.call('cart.addItem', { body: { skuNumber, quantity: 1, shipmentType } });
}

async function openCheckout(shop: Shop, buyer: Buyer, origin: string): Promise<void> {
  await fillCart(shop, buyer, 'regular');
  await giveCookies(shop.page, buyer, origin);
  await open(shop, `${origin}/checkout`);
}

const giveCookies = (page: Page, { cookies }: Buyer, url: string) =>
  page.context().addCookies([...cookies].map(([name, value]) => ({ name, value, url })));

/** Types into a field, or chooses in one that is a list. */
async function fill(shop: Shop, name: string, value: string): Promise<void> {
  const field = fieldOf(shop, name);
  const isList = await field.evaluate((element) => element instanceof HTMLSelectElement);
  await (isList ? field.selectOption(value) : field.fill(value));
}

const edit = ({ page, words }: Shop, step: Step) =>
  page.getByRole('main').getByRole('link', { name: words.ui.checkout.editOf(nameOf(words, step)) });

/** Back to a step that is done: among the steps above a page, else at its section. */
const linkTo = (shop: Shop, { generation }: Layout, step: Step) =>
  generation === 'v1'
    ? shop.page
        .getByRole('main')
        .getByRole('listitem')
        .getByRole('link', { name: nameOf(shop.words, step) })
    : edit(shop, step);

function nameOf(words: Shop['words'], step: Step): string {
  if (step === 'contact') return words.text('checkout.contactAndAddress');
  return words.text(step === 'review' ? 'checkout.reviewStep' : `checkout.${step}`);
}

/** The step is the open one, in the way of its layout: address, title, heading and header. */
async function expectStep(
  shop: Shop,
  { generation }: Layout,
  step: Step,
  { isMovedTo = false } = {},
): Promise<void> {
  const { page, words, hasScript } = shop;
  const main = page.getByRole('main');
  const isPage = generation === 'v1';
  const section = generation === 'v3' && step === 'review' ? 'payment' : step;
  // Of a contact that nothing is sent to the name is shorter.
  const name = step === 'contact' || section === 'contact' ? /./ : nameOf(words, section);
  const heading = page.locator(`#${section}-title`);
  await expect(heading).toBeVisible();
  await taken(shop);
  if (isPage) {
    await expectPath(shop, `/checkout/${step}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page).toHaveTitle(new RegExp(`^${(await heading.textContent()) ?? ''} – .+ \\| `));
    await expect(main.locator('[aria-current=step]')).toHaveCount(1);
    await expect(main.locator('section[aria-labelledby$=-title]')).toHaveCount(step === 'review' ? 4 : 1);
  } else {
    await expectPath(shop, new RegExp(`^/checkout($|\\?step=(${step}|${section}))`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.text('checkout.title'));
    await expect(main.locator('section[data-state=open]')).toHaveAttribute('id', section);
    await expect(main.locator('section[data-state]')).toHaveCount(generation === 'v2' ? 4 : 3);
  }
  if (hasScript && isMovedTo) await expect(heading).toBeFocused();
  const { shell } = words.ui;
  const header = page.getByRole('banner');
  const back = header.getByRole('link', { name: shell.backToCart });
  await expect(back).toHaveCount(generation === 'v3' ? 0 : 1);
  await expect(header.getByText(shell.checkout, { exact: true })).toHaveCount(generation === 'v3' ? 1 : 0);
}
