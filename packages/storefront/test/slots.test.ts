import type { EndpointId } from '@driveline/api/contract';
import { afterAll, expect, test } from 'vitest';
import type { Plugin } from 'vite';
import { pages, type RouteId } from '../src/routeTable.ts';
import { slotNames, type PartSlots } from '../src/slots.ts';
import { shopSlots } from '../vite/shopSlots.ts';
import { memberShopOf, type MemberFacts } from './memberShopOf.ts';
import { pagesFromSources } from './pagesFromSources.ts';
import { shop } from './sampleShop.ts';
import { shopOf } from './shopOf.ts';

const START_MS = 180_000;
const FOLDER = '/slots-of-a-shop';

/** A shop that replaces everything: each file writes which slot it is in and what it gets. */
const fileOf = (name: string) => `${name}.mjs`;
const slots = Object.fromEntries(slotNames.map((name) => [name, fileOf(name)]));
const files: Plugin = {
  name: 'files-of-the-shop',
  enforce: 'pre',
  load(id) {
    if (!id.startsWith(`${FOLDER}/`)) return null;
    const name = id.slice(FOLDER.length + 1).replace(/\.mjs$/, '');
    return `import { createElement } from 'react';
export default (props) => createElement('div', { 'data-slot': '${name}', 'data-props': Object.keys(props).sort().join(' ') });`;
  },
};

const isPage = (name: string) => name.startsWith('page.');
const of = (keep: (name: string) => boolean) =>
  Object.fromEntries(Object.entries(slots).filter(([name]) => keep(name)));
const replacing = (own: Record<string, string>) =>
  pagesFromSources({ plugins: [shopSlots(FOLDER, async () => ({ ...shop, slots: own })), files] });

const parts = await replacing(of((name) => !isPage(name)));
const whole = await replacing(of(isPage));
afterAll(() => Promise.all([parts.close(), whole.close()]));

/** The props that a slot got on a page, or nothing where it is not on it. */
const propsIn = (html: string, name: string) =>
  new RegExp(`data-slot="${name.replaceAll('.', '\\.')}" data-props="([^"]*)"`)
    .exec(html)?.[1]
    ?.split(' ')
    .filter(Boolean);

type Row = readonly [slot: keyof PartSlots, path: string, ...props: string[]];

const rows: readonly Row[] = [
  ['header', '/'],
  ['footer', '/'],
  ['home.hero', '/'],
  ['home.parts', '/'],
  ['home.jobs', '/'],
  ['home.nearYou', '/'],
  ['home.deals', '/'],
  ['home.cards', '/'],
  ['product.gallery', 'product', 'picture', 'title', 'position'],
  [
    'product.buyBox',
    'product',
    'product',
    'target',
    'storesHref',
    'vehicleHref',
    'fitProof',
    'priceState',
    'startQuantity',
    'startChoices',
  ],
  ['shelf.row', '/searchresult?searchText=row', 'product', 'target', 'vehicleHref', 'priority'],
  ['shelf.tile', '/searchresult?searchText=grid', 'product', 'target', 'vehicleHref', 'priority'],
  ['cart.aside', '/cart', 'cart', 'totals', 'postalCode'],
  ['checkout.delivery', '/checkout', 'state', 'frame', 'fault'],
  ['checkout.contact', '/checkout', 'state', 'frame', 'fault'],
  ['checkout.payment', '/checkout', 'state', 'frame', 'fault'],
  ['checkout.review', '/checkout', 'state', 'frame', 'fault'],
  ['checkout.aside', '/checkout', 'state', 'totals'],
  ['confirmation.after', '/orderConfirmation', 'order'],
  ['order.actions', 'order', 'order', 'fault'],
  ['account.orders', '/user/myAccount'],
  ['account.vehicle', '/user/myAccount'],
  ['account.rewards', '/user/myAccount'],
  ['account.store', '/user/myAccount'],
  ['account.warranties', '/user/myAccount'],
  ['account.profile', '/user/myAccount'],
];

/** The last look is a section of its own in an accordion, which has nothing beside it. */
const flagOf = (slot: string) => (slot === 'checkout.review' ? ['CHECKOUT_V2_US'] : []);

test('[PLUS-030] the table below has every part', () => {
  expect(rows.map(([slot]) => slot).toSorted()).toEqual(slotNames.filter((name) => !isPage(name)).toSorted());
});

test.each(rows)(
  '[PLUS-030][PLUS-042] the slot %s is on its page, in place of the original, and gets its props',
  async (slot, path, ...props) => {
    const member = slot.startsWith('account.') || slot === 'order.actions';
    const own = member ? await memberShopOf(parts, 'us') : await shopOf(parts, 'us', { flags: flagOf(slot) });
    const found = own.of('catalog.search');
    for (const layout of ['row', 'grid'] as const)
      if (path.endsWith(layout)) own.outside.answer('catalog.search', { ...found, layout });
    const named: Readonly<Record<string, string>> = {
      product: own.of('catalog.product').pdpResults.products[0]!.productDetailsPageUrl,
      order: `/user/orderHistory/${own.of('orders.details').orders[0]!.orderId}`,
    };
    const { html } = await own.ask(named[path] ?? path);
    expect(propsIn(html, slot), html.slice(0, 500)).toEqual(expect.arrayContaining(props));
  },
  START_MS,
);

/** A member is led on from there. */
const OF_GUESTS: readonly RouteId[] = ['signIn', 'signInCheckout', 'createAccount'];

const WITH_PARAMETERS: Readonly<Partial<Record<RouteId, string>>> = {
  resetPassword: '/resetPassword/abc',
  confirmEmail: '/user/confirmEmail/abc',
  order: '/user/orderHistory/1',
  landing: '/lp/accessibility',
  deals: '/deals/hotDeal',
  lookUp: '/parts/brakes',
};

type Own = Awaited<ReturnType<typeof memberShopOf>>;

/** Whose every page is replaced. */
async function wholeShop(facts: MemberFacts) {
  const own = await memberShopOf(whole, 'us', { anonymous: 'false', rewardsId: '1', ...facts });
  own.outside.answer('account.current', { ...own.of('account.current'), lastName: '' });
  return own;
}

const vehicleAt = (name: string) => (of: Own['of']) =>
  `/user/${name}/${of('vehicles.list').vehicles[0]!.vehicleId}`;
const purchaseAt = (of: Own['of']) => `/myWarranties/${of('warranties.detail').warranties[0]!.warrantyId}`;
const partAt = (of: Own['of']) =>
  `${purchaseAt(of)}/${of('warranties.item').warranties[0]!.items[0]!.warrantyItemId}`;
const guideAt = (of: Own['of']) =>
  `/user/repairGuideContent?guideId=${of('garage.repairGuide').guides[0]!.children[0]!.id}`;

type GroupRow = readonly [path: string | ((of: Own['of']) => string), asked?: EndpointId];

/** Pages that share a route with others: where each is, and a call that it makes and the frame does not. */
const inGroups: Readonly<Record<string, GroupRow>> = {
  giftCard: ['/giftCard'],
  giftCardPayment: ['/giftCard/payment?purchase=1', 'giftCards.read'],
  giftCardConfirmation: ['/giftCard/confirmation?purchase=1', 'giftCards.read'],
  giftCardBalance: ['/giftCard/cardBalance'],
  rewardsLink: ['/checkRewardAccount'],
  rewardsJoin: ['/createRewardsAccount', 'account.current'],
  rewardsUpdate: ['/updateRewardsAccount?card=1', 'account.current'],
  rewardsMerge: ['/mergeConfirmation', 'rewards.account'],
  rewardsCredit: ['/user/rewards/requestCredit'],
  rewardsRules: ['/user/programRules', 'account.current'],
  warranties: ['/myWarranties', 'warranties.list'],
  warrantyPurchase: [purchaseAt, 'warranties.detail'],
  warrantyItem: [partAt, 'warranties.item'],
  manageVehicles: ['/user/myVehicle/manage', 'vehicles.details'],
  vehicleDetails: [vehicleAt('vehicleDetails'), 'vehicles.details'],
  editVehicleDetails: [vehicleAt('addVehicleDetails'), 'vehicles.details'],
  maintenance: [vehicleAt('maintenanceIntervals'), 'garage.maintenance'],
  repairGuides: ['/user/repairGuides', 'garage.repairGuide'],
  repairGuide: [guideAt, 'garage.repairGuide'],
  serviceHistory: [vehicleAt('serviceHistory'), 'garage.services'],
  serviceHistoryVehicles: ['/user/serviceHistory', 'vehicles.list'],
  reviews: ['/lp/reviews?part=100042', 'catalog.reviews'],
  writeReview: ['/user/writeReview?part=100042', 'catalog.ownReview'],
  askQuestion: ['/user/askQuestion?part=100042', 'catalog.ownReview'],
  myLists: ['/user/myLists', 'cart.lists'],
  addService: [vehicleAt('addServiceHistory'), 'garage.maintenance'],
  addServiceVehicles: ['/user/addServiceHistory', 'vehicles.list'],
};

/** Two cards to merge, and two vehicles to choose from. */
function answerEnough({ of, outside }: Own) {
  const { accounts, ...account } = of('rewards.account');
  outside.answer('rewards.account', { ...account, accounts: [...accounts, ...accounts] });
  const { vehicles } = of('vehicles.list');
  outside.answer('vehicles.list', { ...of('vehicles.list'), vehicles: [...vehicles, ...vehicles] });
}

/** A holder of a card is led on from there. */
const WITHOUT_CARD = ['rewardsLink', 'rewardsJoin'];

test.each(Object.entries(inGroups))(
  '[PLUS-030] the page %s, which shares its route, is replaced alone and with its data',
  async (id, [path, asked]) => {
    const own = await wholeShop(WITHOUT_CARD.includes(id) ? { rewardsId: '' } : {});
    answerEnough(own);
    if (id === 'giftCardConfirmation')
      own.outside.answer('giftCards.read', { ...own.of('giftCards.read'), status: 'paid' });
    const { html, to } = await own.ask(typeof path === 'string' ? path : path(own.of));
    const found = [...html.matchAll(/data-slot="page\.(\w+)"/g)].map(([, name]) => name);
    expect(found, `${to}`).toEqual([id]);
    if (asked) expect(own.sent(asked)).not.toEqual([]);
  },
  START_MS,
);

const alone = slotNames
  .filter(isPage)
  .map((name) => name.slice('page.'.length))
  .filter((id) => !Object.hasOwn(inGroups, id)) as RouteId[];

test.each(alone)(
  '[PLUS-030] the page %s is replaced as a whole, with its data and its frame',
  async (id) => {
    const own = await wholeShop({ anonymous: OF_GUESTS.includes(id) ? 'true' : 'false' });
    const product = own.of('catalog.product').pdpResults.products[0]!.productDetailsPageUrl;
    const path =
      id === 'product' ? product : (WITH_PARAMETERS[id] ?? `/${pages[id][0].replace(/\/:.*/, '')}`);
    const { html, status, to } = await own.ask(path);
    expect(propsIn(html, `page.${id}`), `${path} ${status} ${to}`).toBeDefined();
  },
  START_MS,
);
