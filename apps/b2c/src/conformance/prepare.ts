import type { VehicleLevel } from '@driveline/markets';
import { acquire, type Owner } from '../test/belongings.ts';
import { fillCart } from '../test/buyer.ts';
import { goodPassword } from '../test/registered.ts';
import type { Shopper } from '../test/shopper.ts';
import { Unprepared, type World } from './world.ts';

/** A part that can be bought, and where. */
export interface Goods {
  readonly sku: string;
  readonly storeNumber: string;
  readonly productDetailsPageUrl: string;
  /** Two vehicles of the catalogue: what one customer has, another has not. */
  readonly vehicles: readonly [string, string];
}

/** Pieces that the checks buy; a part of which there are fewer would run out halfway. */
const enough = 20;

/** Finds something to buy as a shopper does: a store near a place, and a part that lies there. */
export async function findGoods(world: World): Promise<Goods> {
  const shopper = world.visitor();
  const { place, searches, levels, person: more } = world.locality;
  const vehicles = await findVehicles(shopper, levels);
  const query = { location: place, limit: 10, radius: 500 };
  const { response } = await shopper.do('stores.geosearch', { query });
  const shelves = searches.map((searchText) => shopper.do('catalog.search', { query: { searchText } }));
  const products = (await Promise.all(shelves)).flatMap((shelf) => shelf.products);
  for (const { id: storeNumber } of response.locations) {
    for (const { skuNumber: sku, productDetailsPageUrl } of products) {
      const cart = fillCart(world.visitor(), { sku, storeNumber }, { quantity: enough, more });
      const isThere = await cart.then(() => true, () => false); // prettier-ignore
      if (isThere) return { sku, storeNumber, productDetailsPageUrl, vehicles };
    }
  }
  throw new Error(`No ${enough} pieces of one part can be picked up near ${place}.`);
}

/** What is sent of a level's choice with those of the next levels. */
const sent = {
  year: 'year',
  make: 'makeId',
  model: 'modelId',
  version: 'version',
  engine: 'engineId',
} as const;

/** How many choices of one level are tried: of some makes there are no vehicles of some years. */
const choices = 3;

/** By the levels of the market's picker, the popular choices first. */
async function findVehicles(
  shopper: Shopper,
  levels: readonly VehicleLevel[],
): Promise<readonly [string, string]> {
  const found: string[] = [];
  async function pick([level, ...deeper]: readonly VehicleLevel[], query: Record<string, string>) {
    if (!level || found.length > 1) return;
    const { items } = await shopper.do('vehicles.catalog', { params: { level }, query });
    const order = items.toSorted((a, b) => Number(b.popular ?? false) - Number(a.popular ?? false));
    if (deeper.length === 0) found.push(...order.slice(0, 1).map(({ id }) => id));
    for (const { id } of order.slice(0, choices)) await pick(deeper, { ...query, [sent[level]]: id });
  }
  await pick(levels, {});
  const [first, second] = new Set(found);
  if (first && second) return [first, second];
  throw new Error('The catalogue has no two vehicles.');
}

/** A customer with one of everything that the contract can give, and a rewards card. */
export async function newOwner(
  world: World,
  goods: Goods,
  car: 0 | 1 = 0,
): Promise<Owner & { readonly email: string }> {
  const { shopper, email } = await world.customer();
  const things = await acquire(shopper, goods, goods.vehicles[car], world.locality);
  const rewardsId = await join(world, shopper, email);
  return { ...things, ...(await warrantyOf(world)), otherRewardsId: none, rewardsId, shopper, email };
}

/** The owner in a further browser, of which nothing but the cookie that remembers is left (ACCT-005). */
export async function rememberedOf(world: World, { email }: { readonly email: string }): Promise<Shopper> {
  const shopper = world.visitor();
  await shopper.do('identity.login', {
    body: { username: email, password: goodPassword, rememberMe: true },
  });
  shopper.cookies.delete('sessionId');
  return shopper;
}

/** Of what only time or another hand can give: nothing. */
export const none = 'none';

/** Warranties come with parts that were handed over: that of a person of the demonstration. */
async function warrantyOf(world: World) {
  const member = await world.person('member').catch(() => undefined);
  const { warranties = [] } = (await member?.call('warranties.list'))?.body ?? {};
  const [first] = warranties;
  return { warrantyId: first?.warrantyId ?? none, warrantyItemId: first?.items[0]?.warrantyItemId ?? none };
}

export const joiner = ({ locality: { person, address } }: World, email: string) => ({
  email,
  firstName: 'Ada',
  lastName: `Driver${[...email.replace(/[^a-f]/g, '')].slice(0, 8).join('')}`,
  phoneNumber: person.phoneNumber,
  postalCode: address.postalCode,
  acceptsTerms: true,
});

async function join(world: World, shopper: Shopper, email: string): Promise<string> {
  await shopper.do('rewards.signUp', { body: joiner(world, email) });
  const { loyaltyAccount } = await shopper.do('rewards.account');
  if (!loyaltyAccount) throw new Unprepared('signing up gave no card');
  return loyaltyAccount.rewardsId;
}
