import type { CheckoutState, Order, OutputOf } from '@driveline/api';
import type { QueryClient } from '@tanstack/react-query';
import { askedStep, openCheckoutStep } from '../checkout/checkoutSteps.ts';
import { checkoutPlanIn } from '../checkout/useCheckoutPlan.ts';
import type { BrowserStorage } from '../storage/browserStorage.ts';
import { findingMethodOf } from '../search/findingMethod.ts';
import { keepFindingMethod, takeSearch, type SearchMethod } from '../search/keptSearch.ts';
import { queryRoots } from '../queryRoots.ts';
import type { AnalyticsEvents, Told } from './events.ts';

/** Where a shopper is: path and query of the address. */
export interface Place {
  readonly pathname: string;
  readonly search: string;
}

/** What the last page told, so that nothing is told twice. */
export interface PageMemory {
  readonly storage: BrowserStorage;
  /** Events of this visit to the page, and steps of the checkout. */
  readonly told: Set<string>;
}

const KINDS = {
  recent: 'recent',
  suggestion: 'general',
  'product suggestion': 'product',
} as const satisfies Partial<Record<SearchMethod, AnalyticsEvents['suggestionChoice']['kind']>>;

/**
 * STATE-019: events of the page itself that have not been told: the view, and, as soon as their data is here, what was
 * found, which part is looked at, which step of the checkout is open and what was bought.
 */
export function pageFacts(queryClient: QueryClient, place: Place, memory: PageMemory): readonly Told[] {
  const finding = findingMethodOf(place.pathname);
  if (finding) keepFindingMethod(memory.storage, finding);
  const events = [
    pageView(place),
    ...searchEvents(queryClient, place, memory),
    ...productEvents(queryClient, place, memory),
    ...checkoutEvents(queryClient, place),
    ...purchaseEvents(queryClient, place),
  ];
  return events.filter(([name, facts]) => isNew(name, facts, memory));
}

function isNew(name: string, facts: object, { told, storage }: PageMemory): boolean {
  if ('orderId' in facts) {
    // A reload of the confirmation is no second purchase.
    if (storage.read('reportedOrder') === facts.orderId) return false;
    storage.write('reportedOrder', String(facts.orderId));
    return true;
  }
  const key = name === 'checkoutStep' ? JSON.stringify([name, facts]) : name;
  if (told.has(key)) return false;
  told.add(key);
  return true;
}

const pageView = ({ pathname }: Place): Told => ['pageView', { path: pathname }];

/** Data of the queries under a key, newest first. */
const dataOf = <T>(queryClient: QueryClient, queryKey: readonly unknown[]) =>
  queryClient
    .getQueryCache()
    .findAll({ queryKey })
    .filter(({ state }) => state.data !== undefined)
    .toSorted((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt)
    .map((query) => ({ about: query.queryKey[3], data: query.state.data as T }));

function searchEvents(
  queryClient: QueryClient,
  place: Place,
  { storage, told }: PageMemory,
): readonly Told[] {
  const term = new URLSearchParams(place.search).get('searchText');
  if (!term || told.has('search')) return [];
  const [found] = dataOf<OutputOf<'catalog.search'>>(queryClient, [...queryRoots.catalog, 'search']).filter(
    ({ about }) => (about as { searchText?: string } | null)?.searchText === term,
  );
  if (!found) return [];
  return [...choice(storage), ['search', { term, resultCount: found.data.totalCount }]];
}

/** CATALOG-012: how the search came about, once. */
function choice(storage: BrowserStorage): readonly Told[] {
  const kept = takeSearch(storage);
  if (!kept || kept.method === 'typed') return [];
  return [['suggestionChoice', { term: kept.typed, kind: KINDS[kept.method] }]];
}

function productEvents(
  queryClient: QueryClient,
  place: Place,
  { storage, told }: PageMemory,
): readonly Told[] {
  if (told.has('productView')) return [];
  const queryKey = [...queryRoots.catalog, 'product'];
  const products = dataOf<OutputOf<'catalog.product'>>(queryClient, queryKey)
    .filter(
      ({ about }) =>
        (about as { productDetailsPageUrl?: string } | null)?.productDetailsPageUrl === place.pathname,
    )
    .flatMap(({ data }) => data.pdpResults.products);
  return products.slice(0, 1).flatMap(({ skuNumber, price }): Told[] => {
    const findingMethod = storage.read('productFindingMethod') ?? 'direct';
    return [...choice(storage), ['productView', { skuNumber, price, findingMethod }]];
  });
}

function checkoutEvents(queryClient: QueryClient, place: Place): readonly Told[] {
  if (!/^\/checkout(\/(?!return)|$)/.test(place.pathname)) return [];
  const [known] = dataOf<CheckoutState>(queryClient, [...queryRoots.checkout, 'state']);
  if (!known) return [];
  const { order } = checkoutPlanIn(queryClient) ?? {};
  return [['checkoutStep', { step: openCheckoutStep(known.data, askedStep(place), order) }]];
}

function purchaseEvents(queryClient: QueryClient, { pathname }: Place): readonly Told[] {
  if (pathname !== '/orderConfirmation') return [];
  const [placed] = dataOf<Order & { readonly orderId: string }>(queryClient, [
    ...queryRoots.orders,
    'confirmation',
  ]);
  if (!placed) return [];
  const { orderId, grandOrderPriceInfo, orders } = placed.data;
  const lines = orders.flatMap(({ shipmentInfoList }) =>
    shipmentInfoList.flatMap(({ lineItemList }) => lineItemList),
  );
  return [
    [
      'purchase',
      {
        orderId,
        total: grandOrderPriceInfo.totalPrice,
        currency: grandOrderPriceInfo.currency,
        skuNumbers: [...new Set(lines.map(({ skuNumber }) => skuNumber))],
      },
    ],
  ];
}
