import { buy, newEmail } from './support/buy.ts';
import { cards } from './support/checkout.ts';
import { open } from './support/shop.ts';
import { test } from './support/test.ts';
import { pickVehicle } from './support/vehicle.ts';

test('[VEHST-025][PLUS-017][PLUS-020][STATE-008] a car picked by levels, two parts delivered', async ({
  shop,
}) => {
  await open(shop, '/');
  await pickVehicle(
    shop,
    { year: '2018', make: 'Honda', model: 'Civic', engine: '2.0L I4' },
    '2018 Honda Civic 2.0L I4',
  );
  await buy(shop, {
    vehicle: { name: '2018 Honda Civic 2.0L I4', model: 'Civic' },
    search: { typed: 'brake pa', suggestion: 'Brake pads' },
    store: { storeNumber: '3301', place: 'Seattle, WA', address: '88 Rainier Dock St' },
    shipmentType: 'regular',
    contact: {
      email: newEmail('ben'),
      address: { street: '12 Main St', zipCode: '60616', city: 'Chicago', state: 'IL' },
    },
    card: cards.mastercard,
  });
});
