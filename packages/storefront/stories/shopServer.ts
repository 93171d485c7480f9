import { endpoints, type EndpointId } from '@driveline/api/contract';
import { createTestServer, fixtureIn, type TestAnswers } from '@driveline/api/testing';
import type { Market } from '@driveline/markets';
import { toMarketContent } from '../server/marketContent.ts';
import { pickerAnswers, type AnswersOf } from './answers.ts';
import type { StoryBrand } from './storyBrand.ts';
import type { Visit } from './visitType.ts';

/** Calls that answer as another one does. */
const ALIKE: Partial<Record<EndpointId, EndpointId>> = {
  'shell.headerV3': 'shell.header',
  'catalog.productByGateway': 'catalog.product',
};

/** Longer than anybody looks at a page that waits. */
const FOREVER_MS = 2_000_000_000;

/** What surrounds a page is there while the page waits. */
const isOfFrame = (id: string) => /^(shell|content)\./.test(id);

/**
 * Answers a page's calls as the reference server once did to a shopper of the market, with the words of the brand. What
 * the visit answers otherwise, what fails and what never answers is its own.
 * @param failure what the server says of a fault of its own, which a page may show
 */
export function shopServer(visit: Visit, market: Market, brand: StoryBrand, failure: string) {
  const of = fixtureIn(market.code);
  const ids = Object.keys(endpoints) as EndpointId[];
  const given = {
    ...Object.fromEntries(ids.map((id) => [id, () => of(ALIKE[id] ?? id)])),
    ...shellAnswers(visit, of),
    ...contentAnswers(toMarketContent(brand.content[market.code]!)),
    ...pickerAnswers,
    'cart.saved': { savedItems: [] },
    'stores.sisterStores': { stores: [of('stores.geosearch').response.locations[1]!.store] },
    ...visit.answers?.(of, market),
  } as TestAnswers;
  const server = createTestServer({ answers: given });
  for (const id of visit.fails ?? []) server.fail(id, 500, { message: failure });
  if (visit.waits)
    for (const id of ids.filter((one) => !isOfFrame(one))) server.answer(id, () => new Promise(() => {}));
  return Object.assign(server, { of });
}

/** The configuration, and who is there: a guest with a vehicle and a store, or a member. */
function shellAnswers({ member, flags }: Visit, of: AnswersOf): TestAnswers {
  const config = of('shell.globalConfig', (it) => {
    Object.assign(it.flags, flags);
    for (const name of Object.keys(it.values)) if (/TIME_LIMIT/.test(name)) it.values[name] = FOREVER_MS;
  });
  const header = of('shell.header', (it) => {
    if (!member) return;
    it.myAccountMap = {
      ...it.myAccountMap,
      anonymous: 'false',
      profileId: 'a1b2c3d4e5f6g7h8i9j0k1',
      rewardsId: member === 'withoutCard' ? '' : of('rewards.account').loyaltyAccount!.rewardsCardNumber,
      mf_homepage_header_username: of('account.current').firstName,
    };
  });
  return { 'shell.globalConfig': config, 'shell.header': header, 'shell.headerV3': header };
}

/** What editors wrote, as the server of the shop reads it from the brand. */
function contentAnswers({
  header,
  footer,
  topNav,
  pages = {},
  messages = {},
}: ReturnType<typeof toMarketContent>) {
  return {
    'content.header': header!,
    'content.footer': footer!,
    'content.topNav': topNav!,
    'content.messages': { messages: { ...messages } },
    'content.page': ({ query }) => pages[query.path] ?? unknown(),
  } satisfies TestAnswers;
}

/** The answer to what nobody knows. */
export const unknown = () => new Response('{}', { status: 404 });
