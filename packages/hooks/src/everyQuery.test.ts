import type { EndpointId } from '@driveline/api';
import { endpoints } from '@driveline/api/contract';
import { expect, test } from 'vitest';
import { answering } from '../test/answering.ts';
import { accountQueries } from './account/accountQueries.ts';
import { cartQueries } from './cart/cartQueries.ts';
import { catalogQueries } from './catalog/catalogQueries.ts';
import { chatQueries, checkAgents } from './chat/chatQueries.ts';
import { checkoutQueries } from './checkout/checkoutQueries.ts';
import { callQuery } from './client/callQuery.ts';
import { createQueryClient } from './client/queryClient.ts';
import { queryRoots } from './queryRoots.ts';
import { configQueries } from './config/configQueries.ts';
import { contentQueries } from './content/contentQueries.ts';
import { dealQueries } from './deals/dealQueries.ts';
import { garageQueries } from './garage/garageQueries.ts';
import { headerQueries } from './header/headerQueries.ts';
import { orderQueries } from './orders/orderQueries.ts';
import { rewardBalance, rewardsQueries } from './rewards/rewardsQueries.ts';
import { storeQueries } from './stores/storeQueries.ts';
import { vehicleQueries } from './vehicles/vehicleQueries.ts';
import { savedQueries } from './saved/savedQueries.ts';
import { brandQueries } from './catalog/brandQueries.ts';
import { ownReviewQuery } from './catalog/ownReview.ts';
import { reviewQueries } from './catalog/reviewQueries.ts';
import { contactQueries } from './contact/contactQueries.ts';
import { pageQueries } from './content/pageQueries.ts';

const values = { STORE_SEARCH_URL: '/ecomm/b2c/v1/store/geosearch', STORE_SEARCH_API_KEY: 'key' };
const config = (flags: Record<string, boolean> = {}) => ({ config: { flags, values } });
const { client, sent } = answering({}, config());
const { client: aces, sent: sentByAces } = answering(
  {},
  config({ ACES_ENABLED: true, acesNonVehicleEndpointsEnabled: true }),
);
const vehicle = { vehicleId: 'v1', year: '2018', makeId: 'mk1', modelId: 'md1', vehicleTypeId: 'vt1' };
const shopper = { vehicle, storeNumber: '12' };

type Query = { readonly queryKey: readonly unknown[] };
const rows: [EndpointId, Query][] = [
  ['account.current', accountQueries.current(client)],
  ['account.addresses', accountQueries.addresses(client)],
  ['cart.detail', cartQueries.detail(client, { postalCode: '38103' })],
  ['cart.mini', cartQueries.mini(client)],
  ['cart.saved', savedQueries.list(client)],
  ['cart.lists', savedQueries.lists(client)],
  ['catalog.search', catalogQueries.search(client, { searchText: 'wiper' }, shopper)],
  ['catalog.category', catalogQueries.category(client, '/parts')],
  ['catalog.product', catalogQueries.product(client, { productDetailsPageUrl: '/products/a' }, shopper)],
  [
    'catalog.productByGateway',
    catalogQueries.product(aces, { productDetailsPageUrl: '/products/a' }, shopper),
  ],
  ['catalog.pageType', catalogQueries.pageType(client, '/parts')],
  ['catalog.pageTypeByGateway', catalogQueries.pageType(aces, '/parts')],
  ['catalog.suggestions', catalogQueries.suggestions(client, 'wip', shopper)],
  ['catalog.suggestionsByGateway', catalogQueries.suggestions(aces, 'wip', shopper)],
  ['catalog.skuDetails', catalogQueries.skuDetails(client, { skuNumbers: ['1', '2'] }, shopper)],
  ['catalog.relatedParts', catalogQueries.relatedParts(client, '1')],
  ['catalog.relatedParts', catalogQueries.wearParts(client, shopper)],
  ['catalog.ownReview', ownReviewQuery(client, '1')],
  ['catalog.reviews', reviewQueries.reviews(client, { skuNumber: '1' }, shopper)],
  ['catalog.brands', brandQueries.brands(client)],
  ['catalog.brand', brandQueries.brand(client, 'Tarn')],
  ['catalog.makes', brandQueries.makes(client)],
  ['catalog.models', brandQueries.models(client, 'Honda')],
  ['chat.read', chatQueries.chat(client)],
  ['checkout.state', checkoutQueries.state(client)],
  ['checkout.shipmentOptions', checkoutQueries.shipmentOptions(client)],
  ['checkout.shipmentOptionsV1', checkoutQueries.shipmentOptionsV1(client)],
  ['checkout.paymentOptions', checkoutQueries.paymentOptions(client)],
  ['giftCards.read', checkoutQueries.giftCard(client, 'p1')],
  ['shell.globalConfig', configQueries.global(client)],
  ['content.header', contentQueries.header(client, ['a'])],
  ['content.footer', contentQueries.footer(client)],
  ['content.topNav', contentQueries.topNav(client)],
  ['content.labels', pageQueries.labels(client, 'en-US')],
  ['content.page', pageQueries.page(client, '/lp/faqs')],
  ['content.messages', pageQueries.messages(client, ['a', 'b'])],
  ['contact.topics', contactQueries.topics(client)],
  ['deals.list', dealQueries.list(client)],
  ['deals.byCategory', dealQueries.byCategory(client)],
  ['vehicles.details', garageQueries.details(client, 'v1')],
  ['garage.services', garageQueries.services(client, 'v1')],
  ['garage.maintenance', garageQueries.maintenance(client, 'v1')],
  ['garage.repairGuide', garageQueries.repairGuide(client, { vehicleId: 'v1', guideId: 'g1' })],
  ['warranties.list', garageQueries.warranties(client, { status: 'active' })],
  ['warranties.detail', garageQueries.warranty(client, 'w1')],
  ['warranties.item', garageQueries.warrantyItem(client, { warrantyId: 'w1', warrantyItemId: 'i1' })],
  ['shell.header', headerQueries.data(client)],
  ['shell.headerV3', headerQueries.data(aces, { hideXMContent: true })],
  ['orders.details', orderQueries.details(client)],
  ['orders.detail', orderQueries.detail(client, 'o1')],
  ['orders.confirmation', orderQueries.confirmation(client)],
  ['orders.current', orderQueries.current(client)],
  ['orders.history', orderQueries.historyPage(client, { orderType: 'RETURN' }, 2)],
  ['rewards.account', rewardsQueries.account(client)],
  ['rewards.activity', rewardsQueries.activity(client, '6000', { fromDate: '2026-01-01' })],
  ['stores.repairShops', storeQueries.repairShops(client, '38103')],
  ['stores.sisterStores', storeQueries.sisterStores(client, '12')],
  ['stores.geosearch', storeQueries.search(client, { location: '38103' })],
  ['stores.detail', storeQueries.detail(client, '12')],
  ['stores.placeByPostalCode', storeQueries.placeByPostalCode(client, '38103')],
  ['stores.storeList', storeQueries.storeList(client, { zip: '38103', skuNumbers: ['1'] })],
  ['stores.rebates', dealQueries.rebates(client, '12')],
  ['vehicles.catalog', vehicleQueries.level(client, { level: 'model', year: '2018', makeId: 'm' })],
  ['vehicles.byVin', vehicleQueries.byVin(client, '1HGCM82633A004352')],
  ['vehicles.byPlate', vehicleQueries.byPlate(client, 'ABC1D23')],
  ['vehicles.current', vehicleQueries.current(client)],
  ['vehicles.list', vehicleQueries.list(client)],
];

/** Asks once; there is no answer here, the request is what is judged. */
async function ask(query: Query): Promise<void> {
  await createQueryClient()
    .fetchQuery(query as ReturnType<typeof cartQueries.mini>)
    .catch((error: unknown) => expect(error).toMatchObject({ kind: 'http', status: 503 }));
}

test.each(rows)('%s is asked as the contract says', async (id, query) => {
  await ask(query);
  expect([sent.at(-1)?.id, sentByAces.at(-1)?.id]).toContain(id);
  expect(JSON.stringify(query.queryKey)).toContain('"us"');
});

/** The calls that a flag puts in place of another one have the key of that. */
const byFlag = rows.filter(([id]) => /ByGateway$|headerV3$/.test(id)).length;

/** A factory each, or `callQuery` by itself. */
const isRooted = (id: EndpointId) => Object.hasOwn(queryRoots, id.split('.')[0] ?? '');

test('every question of the contract has its query, and every query its own key', () => {
  const own = new Set(rows.map(([id]) => id));
  // Asked for by the start of a session, not by a screen.
  const elsewhere: readonly EndpointId[] = ['shell.startSession'];
  const questions = Object.values(endpoints).filter(({ method }) => method === 'GET');
  const without = questions.filter(({ id }) => !own.has(id) && !isRooted(id) && !elsewhere.includes(id));
  expect(without.map(({ id }) => id)).toEqual([]);
  const keys = rows.map(([, { queryKey }]) => JSON.stringify(queryKey));
  expect(new Set(keys).size).toBe(rows.length - byFlag);
});

/** A value for every part of every path. */
const params = Object.fromEntries(
  Object.values(endpoints).flatMap(({ path }) =>
    [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, 'a-1']),
  ),
);

test.each(Object.values(endpoints).filter(({ id, method }) => method === 'GET' && isRooted(id)))(
  '$id is asked only by its id, under the root of its area',
  async ({ id }) => {
    const query = callQuery(client, id as 'catalog.brands', { params } as object);
    // What the call refuses of this input is no matter here: it has been made.
    await createQueryClient()
      .fetchQuery(query)
      .catch(() => undefined);
    expect(sent.at(-1)?.id).toBe(id);
    expect(query.queryKey).toEqual([...id.split('.'), 'us', { params }]);
  },
);

test('the history goes on from page to page', async () => {
  const page = (nextPage?: string) => ({ orders: [], totalCount: 12, nextPage });
  const { client: own, sent: asked } = answering({
    'orders.history': ({ query }) => page(query?.after ? undefined : 'p2'),
  });
  const query = { ...orderQueries.history(own, { orderType: 'RETURN' }), pages: 5 };
  await createQueryClient().fetchInfiniteQuery(query);
  expect(asked.map((call) => call.input.query)).toEqual([
    { orderType: 'RETURN' },
    { orderType: 'RETURN', after: 'p2' },
  ]);
});

test('[REWARD-002] without a card number no activity is asked for', () => {
  const { client: own, sent: asked } = answering();
  const { queryFn } = rewardsQueries.activity(own, undefined);
  expect(typeof queryFn).toBe('symbol');
  expect(asked).toEqual([]);
});

test.each([
  [{ rewardBalance: 12.345 }, 12.35],
  [{ rewardBalance: 1.005 }, 1.01],
  [{ rewardBalance: 20 }, 20],
  [null, 0],
  [undefined, 0],
])('[REWARD-001] %o has a balance of %d', (account, balance) => expect(rewardBalance(account)).toBe(balance));

test.each([
  [
    'the gateway without a flag',
    {},
    {},
    'chat.agents',
    'http://shop.test/sls/b2c/chat/v1/agents/availability',
  ],
  [
    'the config’s address',
    {},
    { CHAT_AVAILABILITY_URL: 'https://chat.test/agents' },
    undefined,
    'https://chat.test/agents',
  ],
  [
    '[STATE-041] the gateway by its flag',
    { CHAT_VENDOR_AVAILABILITY_ENABLED: true },
    { CHAT_AVAILABILITY_URL: 'https://chat.test/agents' },
    'chat.agents',
    'http://shop.test/sls/b2c/chat/v1/agents/availability',
  ],
  [
    '[STATE-040] the b2c call by its flag',
    { CHECK_AGENT_AVAILABILITY_V2: true },
    { CHAT_AVAILABILITY_URL: 'https://chat.test/agents' },
    'chat.agentAvailability',
    'http://shop.test/ecomm/b2c/v1/chat/agentAvailability',
  ],
] as const)('[API-050] agents are asked for at %s', async (_, flags, own, id, address) => {
  const asked: { url: string; credentials: RequestCredentials | undefined }[] = [];
  const { client: asking } = answering(
    {},
    {
      config: { flags, values: own },
      fetch: async (url, { credentials }) => {
        asked.push({ url, credentials });
        return new Response('<agents><count>1</count></agents>');
      },
    },
  );
  expect(await checkAgents(asking)).toContain('<count>1</count>');
  expect(asked[0]!.url).toBe(address);
  if (id !== 'chat.agentAvailability') expect(asked[0]!.credentials).toBe('omit');
});
