import { createBuyer, type Buyer } from './buyer.ts';
import { newEmail } from './buy.ts';
import { localOf } from './locals.ts';
import { originOf } from './origins.ts';
import type { Shop } from './shop.ts';

export interface Member {
  readonly email: string;
  readonly password: string;
  readonly client: Buyer['client'];
}

/** Opens an account of its own for a test, and gives the browser its session. @param phoneNumber none by default */
export async function newMember({ page, market }: Shop, phoneNumber?: string): Promise<Member> {
  const { client, cookies } = createBuyer(market.code);
  const email = newEmail('own');
  const password = 'seven quiet gearboxes';
  await client.call('identity.register', {
    body: {
      firstName: 'Ari',
      lastName: 'Stone',
      email,
      password,
      ...(phoneNumber && { phoneNumber }),
    },
  });
  const url = originOf(market.code);
  await page.context().addCookies([...cookies].map(([name, value]) => ({ name, value, url })));
  return { email, password, client };
}

/** Names of the picker's levels as the call takes what is chosen already. */
const SENT = { year: 'year', make: 'makeId', model: 'modelId', version: 'version' };

/** The vehicle that the market's shoppers drive. @returns its id in the catalogue */
export async function localVehicle({ market }: Shop, { client }: Pick<Member, 'client'>): Promise<string> {
  const { picks } = localOf(market.code).vehicle;
  const query: Record<string, string> = {};
  let chosen = '';
  for (const level of market.vehiclePicker.levels) {
    const { items } = await client.call('vehicles.catalog', { params: { level }, query });
    const wanted = picks[level];
    chosen = (wanted === undefined ? items[0] : items.find(({ name }) => name === wanted))?.id ?? '';
    if (level !== 'engine') query[SENT[level]] = chosen;
  }
  return chosen;
}

/** Saves that vehicle. @returns its id among the saved ones, and its name */
export async function saveVehicle(shop: Shop, { client }: Member) {
  const catalogVehicleId = await localVehicle(shop, { client });
  const { vehicles } = await client.call('vehicles.add', { body: { catalogVehicleId } });
  const { vehicleId = '', vehicleName = '' } = vehicles[0] ?? {};
  return { vehicleId, vehicleName };
}
