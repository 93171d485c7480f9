import type { VehicleLevel } from '@driveline/markets';
import { acquire, type Owner } from './client/acquire.ts';
import { fillCart, type Ready } from './client/buyer.ts';
import { goodPassword } from './client/password.ts';
import type { Shopper } from './client/shopper.ts';
import { Unprepared, type TestedServer } from './testedServer.ts';

/** A part that can be bought, and where. */
export interface Offer {
  readonly sku: string;
  readonly storeNumber: string;
  readonly productDetailsPageUrl: string;
}

export interface Goods extends Offer {
  /** Two vehicles of the catalogue: what one customer has, another has not. */
  readonly vehicles: readonly [string, string];
  /** A guest with a cart to pick up, of a part of which there are so many left. */
  fill(quantity: number): Promise<Ready & { readonly offer: Offer }>;
}

/** Pieces of the part that two customers own: one each is bought, put into the cart, and looked at there. */
const enough = 8;

/**
 * Finds something to buy as a shopper does: a store near a place, and parts that lie there. Orders are of other
 * parts than what the owner has, and of the next one when the last piece is sold: earlier runs have bought here too.
 */
export async function findGoods(tested: TestedServer): Promise<Goods> {
  const { place, searches, levels, person: more } = tested.locality;
  const shopper = tested.visitor();
  const vehicles = await findVehicles(shopper, levels);
  const query = { location: place, limit: 10, radius: 500 };
  const { response } = await shopper.do('stores.geosearch', { query });
  const shelves = searches.map((searchText) => shopper.do('catalog.search', { query: { searchText } }));
  const products = (await Promise.all(shelves)).flatMap((shelf) => shelf.products);
  const offers = response.locations
    .flatMap(({ id: storeNumber }) =>
      products.map(({ skuNumber: sku, productDetailsPageUrl }) => ({
        sku,
        storeNumber,
        productDetailsPageUrl,
      })),
    )
    .values();
  async function next(quantity: number): Promise<Offer> {
    for (const offer of offers) {
      const isThere = fillCart(tested.visitor(), offer, { quantity, more }).then(
        () => true,
        () => false,
      );
      if (await isThere) return offer;
    }
    throw new Error(`No ${quantity} pieces of one part can be picked up near ${place}.`);
  }
  const owned = await next(enough);
  let onSale = await next(1);
  return {
    ...owned,
    vehicles,
    async fill(quantity) {
      for (;;) {
        const cart = fillCart(tested.visitor(), onSale, { quantity, more });
        const ready = await cart.catch(() => undefined);
        if (ready) return { ...ready, offer: onSale };
        onSale = await next(quantity);
      }
    },
  };
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

/** A customer with one of everything that the contract can give, and a rewards card where the market has them. */
export async function newOwner(
  tested: TestedServer,
  goods: Goods,
  car: 0 | 1 = 0,
): Promise<Owner & { readonly email: string }> {
  const { shopper, email } = await tested.customer();
  const things = await acquire(shopper, goods, goods.vehicles[car], tested.locality);
  const rewardsId = await join(tested, shopper, email);
  return { ...things, ...(await warrantyOf(tested)), otherRewardsId: none, rewardsId, shopper, email };
}

/** The owner in a further browser, of which nothing but the cookie that remembers is left (ACCT-005). */
export async function rememberedOf(
  tested: TestedServer,
  { email }: { readonly email: string },
): Promise<Shopper> {
  const shopper = tested.visitor();
  await shopper.do('identity.login', {
    body: { username: email, password: goodPassword, rememberMe: true },
  });
  shopper.cookies.delete('sessionId');
  return shopper;
}

/** Of what only time or another hand can give: nothing. */
export const none = 'none';

/** Warranties come with parts that were handed over: that of a person of the demonstration. */
async function warrantyOf(tested: TestedServer) {
  const member = await tested.person('member').catch(() => undefined);
  const { warranties = [] } = (await member?.call('warranties.list'))?.body ?? {};
  const [first] = warranties;
  return { warrantyId: first?.warrantyId ?? none, warrantyItemId: first?.items[0]?.warrantyItemId ?? none };
}

export const joiner = ({ locality: { person, address } }: TestedServer, email: string) => ({
  email,
  firstName: 'Ada',
  lastName: `Driver${[...email.replace(/[^a-f]/g, '')].slice(0, 8).join('')}`,
  phoneNumber: person.phoneNumber,
  postalCode: address.postalCode,
  acceptsTerms: true,
});

async function join(tested: TestedServer, shopper: Shopper, email: string): Promise<string> {
  if (!tested.locality.hasRewards) return none;
  await shopper.do('rewards.signUp', { body: joiner(tested, email) });
  const { loyaltyAccount } = await shopper.do('rewards.account');
  if (!loyaltyAccount) throw new Unprepared('signing up gave no card');
  return loyaltyAccount.rewardsId;
}
