import { acquire, type Owner } from '../test/belongings.ts';
import { fillCart } from '../test/buyer.ts';
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

const asked = { place: '60616', parts: ['oil', 'wiper blades', 'brake pads'], year: '2018' };

/** Pieces that the checks buy; a part of which there are fewer would run out halfway. */
const enough = 20;

/** Finds something to buy as a shopper does: a store near a place, and a part that lies there. */
export async function findGoods(world: World): Promise<Goods> {
  const shopper = world.visitor();
  const vehicles = await findVehicles(shopper);
  const query = { location: asked.place, limit: 10, radius: 500 };
  const { response } = await shopper.do('stores.geosearch', { query });
  const shelves = asked.parts.map((searchText) => shopper.do('catalog.search', { query: { searchText } }));
  const products = (await Promise.all(shelves)).flatMap((shelf) => shelf.products);
  for (const { id: storeNumber } of response.locations) {
    for (const { skuNumber: sku, productDetailsPageUrl } of products) {
      const cart = fillCart(world.visitor(), { sku, storeNumber }, { quantity: enough });
      const isThere = await cart.then(() => true, () => false); // prettier-ignore
      if (isThere) return { sku, storeNumber, productDetailsPageUrl, vehicles };
    }
  }
  throw new Error(`No ${enough} pieces of one part can be picked up near ${asked.place}.`);
}

/** By the levels of the picker, the first choice of each. */
async function findVehicles(shopper: Shopper): Promise<readonly [string, string]> {
  const pick = async (level: string, query: Record<string, string>) =>
    (await shopper.do('vehicles.catalog', { params: { level: level as 'year' }, query })).items.toSorted(
      (a, b) => Number(b.popular ?? false) - Number(a.popular ?? false),
    );
  const found: string[] = [];
  for (const { id: makeId } of await pick('make', { year: asked.year })) {
    for (const { id: modelId } of await pick('model', { year: asked.year, makeId })) {
      const engines = await pick('engine', { year: asked.year, makeId, modelId });
      found.push(...engines.slice(0, 1).map(({ id }) => id));
      const [first, second] = found;
      if (first && second) return [first, second];
    }
  }
  throw new Error('The catalogue has no two vehicles of that year.');
}

/** A customer with one of everything that the contract can give, and a rewards card. */
export async function newOwner(
  world: World,
  goods: Goods,
  car: 0 | 1 = 0,
): Promise<Owner & { readonly email: string }> {
  const { shopper, email } = await world.customer();
  const things = await acquire(shopper, goods, goods.vehicles[car]);
  const rewardsId = await join(shopper, email);
  return { ...things, ...(await warrantyOf(world)), otherRewardsId: none, rewardsId, shopper, email };
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

export const joiner = (email: string) => ({
  email,
  firstName: 'Ada',
  lastName: `Driver${[...email.replace(/[^a-f]/g, '')].slice(0, 8).join('')}`,
  phoneNumber: '9015550134',
  postalCode: '60616',
  acceptsTerms: true,
});

async function join(shopper: Shopper, email: string): Promise<string> {
  await shopper.do('rewards.signUp', { body: joiner(email) });
  const { loyaltyAccount } = await shopper.do('rewards.account');
  if (!loyaltyAccount) throw new Unprepared('signing up gave no card');
  return loyaltyAccount.rewardsId;
}
