import { createBuyer, type Buyer } from './buyer.ts';
import { newEmail } from './buy.ts';
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

/** Saves the first vehicle of a year. @returns its id among the saved ones, and its name */
export async function saveVehicle({ client }: Member, year = '2018') {
  const first = async (level: 'make' | 'model' | 'engine', query: Record<string, string>) =>
    (await client.call('vehicles.catalog', { params: { level }, query })).items[0]?.id ?? '';
  const makeId = await first('make', { year });
  const modelId = await first('model', { year, makeId });
  const catalogVehicleId = await first('engine', { year, makeId, modelId });
  const { vehicles } = await client.call('vehicles.add', { body: { catalogVehicleId } });
  const { vehicleId = '', vehicleName = '' } = vehicles[0] ?? {};
  return { vehicleId, vehicleName };
}
