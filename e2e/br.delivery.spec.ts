import { buy, newEmail } from './support/buy.ts';
import { cards } from './support/checkout.ts';
import { open } from './support/shop.ts';
import { test } from './support/test.ts';
import { pickVehicle } from './support/vehicle.ts';

test.use({ market: 'br' });

test('[CONF-021][PLUS-007][PLUS-023][STATE-008] parts delivered in Brazil, bought with CEP and CPF', async ({
  shop,
}) => {
  await open(shop, '/user/myVehicle');
  await pickVehicle(
    shop,
    { make: 'Honda', model: 'Civic', version: '2.0 LXR', year: '2015' },
    'Honda Civic 2.0 LXR 2015',
  );
  await buy(shop, {
    vehicle: { name: 'Honda Civic 2.0 LXR 2015', model: 'Civic' },
    search: { typed: 'pastilha', suggestion: 'Pastilhas de freio' },
    store: { storeNumber: '8101', place: '01311-000', address: 'Av. das Oficinas, 1200' },
    shipmentType: 'regular',
    contact: {
      email: newEmail('davi'),
      fiscalId: '529.982.247-25',
      address: {
        zipCode: '01310-100',
        street: 'Av. Paulista',
        number: '1578',
        district: 'Bela Vista',
        city: 'São Paulo',
        state: 'SP',
      },
    },
    card: cards.visa,
  });
});
