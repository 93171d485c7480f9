import { buy, newEmail } from './support/buy.ts';
import { cards } from './support/checkout.ts';
import { open } from './support/shop.ts';
import { test } from './support/test.ts';
import { pickVehicle } from './support/vehicle.ts';

test.use({ market: 'mx' });

test('[PLUS-007][VEHST-025][CART-054][STATE-008] parts picked up in Mexico', async ({ shop }, info) => {
  await open(shop, '/');
  await pickVehicle(shop, { year: '2014', make: 'Honda', model: 'CR-V' }, 'Honda CR-V 2014 2.4L L4');
  await buy(shop, {
    vehicle: { name: 'Honda CR-V 2014 2.4L L4', model: 'CR-V' },
    search: { typed: 'balatas', suggestion: 'Balatas de freno' },
    store:
      info.project.name === 'phone'
        ? { storeNumber: '7921', place: '44630', address: 'Av. Américas del Valle 640' }
        : { storeNumber: '7931', place: '64020', address: 'Av. Gonzalitos Viejo 2100' },
    shipmentType: 'instore',
    contact: { email: newEmail('carla') },
    card: cards.visa,
  });
});
