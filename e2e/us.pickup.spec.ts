import { buy, newEmail } from './support/buy.ts';
import { cards } from './support/checkout.ts';
import { open } from './support/shop.ts';
import { test } from './support/test.ts';
import { findByVin } from './support/vehicle.ts';

const sanDiego = { storeNumber: '3021', place: '92110', address: '3480 Mesa Canyon Rd' };
const chicago = { storeNumber: '4002', place: 'Chicago, IL', address: '2930 Lakeshore Forge Rd' };

test('[PLUS-007][PLUS-002][PLUS-011][CART-034][CART-053][CART-054][STATE-008] a car found by VIN, two parts picked up', async ({
  shop,
}, info) => {
  await open(shop, '/');
  await findByVin(shop, '2HGFC2F54JH500001', '2018 Honda Civic 2.0L I4');
  await buy(shop, {
    vehicle: { name: '2018 Honda Civic 2.0L I4', model: 'Civic' },
    search: { typed: 'brake pa', suggestion: 'Brake pads' },
    // The two projects run at the same time: each has a shelf of its own to count.
    store: info.project.name === 'phone' ? sanDiego : chicago,
    shipmentType: 'instore',
    contact: { email: newEmail('ana'), phoneNumber: '(619) 555-0142' },
    card: cards.visa,
  });
});
