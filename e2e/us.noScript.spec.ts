import { newEmail } from './support/buy.ts';
import { stockAt } from './support/buyer.ts';
import { addToCart, checkOut, chooseShipmentType, takeTwo } from './support/cart.ts';
import {
  cards,
  confirmedOrder,
  continueToContact,
  giveContact,
  payOnGatewayPage,
  placeOrderButton,
} from './support/checkout.ts';
import { trackOrder } from './support/orders.ts';
import { expectMail } from './support/outbox.ts';
import { findPart, vehicleOf } from './support/parts.ts';
import { expectVerdicts, filterAndBack, openPart } from './support/shelf.ts';
import { expectPath, open } from './support/shop.ts';
import { chooseStore } from './support/store.ts';
import { expect, test } from './support/test.ts';
import { pickVehicleByButtons } from './support/vehicle.ts';

test.use({ javaScriptEnabled: false });

const civic = '2018 Honda Civic 2.0L I4';
const dallas = { storeNumber: '2101', place: '75235', address: '7700 Westbrook Pkwy' };
const nashville = { storeNumber: '1203', place: '37203', address: '318 Larkspur St' };

test('[PLUS-027][SHELL-023][CART-048] from home to the confirmation without script', async ({
  shop,
  page,
  context,
}, info) => {
  const store = info.project.name === 'phone' ? dallas : nashville;
  await open(shop, '/');
  const picks = { year: '2018', make: 'Honda', model: 'Civic', engine: '2.0L I4' };
  await pickVehicleByButtons(shop, picks, civic);
  const { storeNumber } = store;
  const wanted = { searchText: 'brake pads', catalogVehicleId: await vehicleOf(context), storeNumber };
  const part = await findPart('us', wanted);
  const before = await stockAt('us', storeNumber, part.skuNumber);
  await page.locator('#search').fill('brake pads');
  await page.locator('#search').press('Enter');
  await expectPath(shop, /^\/searchresult\?searchText=brake/);
  await expectVerdicts(shop, civic, 'Civic');
  await filterAndBack(shop);
  await openPart(shop, part, civic);
  await addToCart(shop);
  await expectPath(shop, '/cart');
  await takeTwo(shop, part);
  await chooseStore(shop, store);
  await open(shop, '/cart');
  await chooseShipmentType(shop, part.skuNumber, 'instore');
  await checkOut(shop);
  await continueToContact(shop);
  const email = newEmail('eva');
  await giveContact(shop, { email });
  await payOnGatewayPage(shop, cards.visa);
  await placeOrderButton(shop).click();
  const orderId = await confirmedOrder(shop);
  expect(await stockAt('us', storeNumber, part.skuNumber)).toBe(before - 2);
  await expectMail(email, orderId);
  await trackOrder(shop, orderId, email);
});
