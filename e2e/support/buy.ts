import { expect, test } from '@playwright/test';
import { stockAt } from './buyer.ts';
import { addToCart, checkOut, chooseShipmentType, expectTotals, takeTwo } from './cart.ts';
import { confirmedOrder, continueToContact, giveContact, payByCard, placeOrderButton } from './checkout.ts';
import type { Contact } from './checkout.ts';
import { trackOrder } from './orders.ts';
import { expectMail } from './outbox.ts';
import { findPart, vehicleOf } from './parts.ts';
import { expectVerdicts, filterAndBack, openPart, searchBySuggestion } from './shelf.ts';
import { expectPath, open, type Shop } from './shop.ts';
import { chooseStore, type StoreChoice } from './store.ts';

export interface Plan {
  /** Full and short name of the vehicle that is chosen already. */
  readonly vehicle: { readonly name: string; readonly model: string };
  readonly search: { readonly typed: string; readonly suggestion: string };
  readonly store: StoreChoice;
  readonly shipmentType: 'instore' | 'regular';
  readonly contact: Contact;
  readonly card: string;
}

const BOUGHT = 2;

/** From the search to the tracked order: finds a part that fits, buys two and checks every trace of the purchase. */
export async function buy(shop: Shop, plan: Plan): Promise<void> {
  const { vehicle, search, store, shipmentType, contact, card } = plan;
  const catalogVehicleId = await vehicleOf(shop.page.context());
  const { storeNumber } = store;
  const pieces = (count: number) => count >= BOUGHT;
  const wanted = { searchText: search.suggestion, catalogVehicleId, storeNumber, pieces };
  const part = await findPart(shop.market.code, wanted);
  const stock = () => stockAt(shop.market.code, storeNumber, part.skuNumber);
  const before = await stock();
  await test.step('find the part', async () => {
    await searchBySuggestion(shop, search.typed, search.suggestion);
    await expectVerdicts(shop, vehicle.name, vehicle.model);
    await filterAndBack(shop);
    await openPart(shop, part, vehicle.name);
  });
  await test.step('fill the cart', async () => {
    await addToCart(shop);
    await takeTwo(shop, part);
    await chooseStore(shop, store);
    await chooseShipmentType(shop, part.skuNumber, shipmentType);
    await expectTotals(shop, part.price * BOUGHT);
    await checkOut(shop);
  });
  const orderId = await test.step('check out', async () => {
    await continueToContact(shop);
    await giveContact(shop, contact);
    await payByCard(shop, card);
    await placeOrderButton(shop).click();
    return confirmedOrder(shop);
  });
  await test.step('[STATE-008] be asked once how it went', () => answerSurvey(shop));
  await test.step('find its traces', async () => {
    if (shipmentType === 'instore') expect(await stock()).toBe(before - BOUGHT);
    await expectMail(contact.email, orderId);
    await trackOrder(shop, orderId, contact.email);
  });
}

/** Follows what asks for feedback to the shop's own form; a shopper who comes back is not asked again. */
async function answerSurvey(shop: Shop): Promise<void> {
  const { page, words } = shop;
  const survey = page.getByRole('region', { name: words.text('confirmation.survey') });
  // What is offered beside a page asks for its script at the first sign of the shopper.
  await page.mouse.move(40, 300);
  await survey.getByRole('link', { name: words.text('confirmation.surveyAnswer') }).click();
  await expectPath(shop, '/contactus/websiteIssues');
  const due = () => page.evaluate(() => sessionStorage.getItem('showWhatDidYouThink'));
  expect(await due()).toBeNull();
  // The late part removes the mark when it decides whether to ask; before that its absence says nothing.
  await page.evaluate(() => sessionStorage.setItem('showWhatDidYouThink', 'false'));
  await open(shop, '/orderConfirmation');
  await page.mouse.move(60, 320);
  await expect.poll(due).toBeNull();
  await page.evaluate(() => new Promise((resolve) => setTimeout(() => requestAnimationFrame(resolve))));
  await expect(survey).toHaveCount(0);
}

/** An address of its own for each run of a test. */
export const newEmail = (name: string) => `${name}-${crypto.randomUUID().slice(0, 8)}@example.com`;
