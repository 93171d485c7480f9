// @vitest-environment jsdom
import type { HeaderData } from '@driveline/api';
import { act, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { cart, customerHeader, header, vehicle } from '../../test/fixtures.ts';
import { accept, factsOf, forget, layer, measured, names, scripts, shop } from '../../test/measured.ts';
import { refusal } from '../../test/stubClient.ts';
import { cartMutations } from '../cart/cartMutations.ts';
import { catalogQueries } from '../catalog/catalogQueries.ts';
import { checkoutQueries } from '../checkout/checkoutQueries.ts';
import { headerQueries } from '../header/headerQueries.ts';
import { orderQueries } from '../orders/orderQueries.ts';
import { keepSearch } from '../search/keptSearch.ts';
import { keepConsent } from '../storage/consent.ts';
import { storeMutations } from '../stores/storeMutations.ts';
import type { AnalyticsEvent } from './events.ts';

afterEach(forget);

describe('[STATE-019] the data layer', () => {
  test('has the acts of a shopper who agreed, with where and who', async () => {
    accept('analytics');
    document.cookie = 'hashedCustomerId=h1';
    const { client, run } = await measured('/parts');
    await run(cartMutations.addItem(client), { skuNumber: '100', quantity: 2 });
    await run(storeMutations.setPreferredStore(client), { storeNumber: '34' });
    const context = { pageType: 'home', locale: 'en-US', userType: '', hashedCustomerId: 'h1' };
    expect(layer()).toEqual([
      ['pageView', { ...context, storeNumber: '12', path: '/parts' }],
      ['addToCart', { ...context, storeNumber: '12', skuNumber: '100', quantity: 2, price: 20 }],
      ['storeSet', { ...context, storeNumber: '34', storeSet: '34' }],
    ]);
  });

  test('[STATE-026] is not there before a choice, and never for one who refuses', async () => {
    const { client, run, rerender } = await measured();
    await run(cartMutations.addItem(client), { skuNumber: '100', quantity: 2 });
    expect([layer(), scripts()]).toEqual([[], []]);
    act(() => keepConsent([]));
    rerender('/parts');
    expect([layer(), scripts()]).toEqual([[], []]);
  });

  test('[STATE-026][STATE-018] begins with the choice, of the dialog or of a page, and ends with its withdrawal', async () => {
    const { rerender } = await measured();
    act(() => keepConsent(['analytics']));
    expect(names()).toEqual(['pageView']);
    expect(scripts()).toEqual(['https://tags.test/a.js']);
    accept();
    rerender('/parts');
    expect(names()).toEqual(['pageView']);
    accept('analytics');
    rerender('/brands');
    expect(names()).toEqual(['pageView', 'pageView']);
    expect(scripts()).toHaveLength(1);
  });

  test('[CONF-027] is nothing for a bot, nor is a script of others', async () => {
    accept('analytics');
    vi.stubGlobal('navigator', { userAgent: 'Googlebot/2.1', sendBeacon: () => true });
    await measured();
    expect([layer(), scripts()]).toEqual([[], []]);
  });

  test('[CATALOG-012] has a search with what was found and how it came about, once', async () => {
    accept('analytics');
    const { client, queryClient, edge } = await measured('/searchresult?searchText=brake');
    keepSearch(edge.storage, { typed: 'brake', method: 'suggestion' });
    act(
      () =>
        void queryClient.setQueryData(catalogQueries.search(client, { searchText: 'other' }).queryKey, {
          totalCount: 9,
        } as never),
    );
    expect(names()).toEqual(['pageView']);
    for (let answer = 0; answer < 2; answer++)
      act(
        () =>
          void queryClient.setQueryData(catalogQueries.search(client, { searchText: 'brake' }).queryKey, {
            totalCount: 3,
          } as never),
      );
    expect(names()).toEqual(['pageView', 'suggestionChoice', 'search']);
    expect(factsOf('suggestionChoice')).toMatchObject({ term: 'brake', kind: 'general' });
    expect(factsOf('search')).toMatchObject({ term: 'brake', resultCount: 3 });
  });

  test('[CATALOG-012] has a part that is looked at, and how it was come by', async () => {
    accept('analytics');
    const { client, queryClient, edge } = await measured('/products/pads');
    edge.storage.write('productFindingMethod', 'search');
    const { queryKey } = catalogQueries.product(client, { productDetailsPageUrl: '/products/pads' });
    const pdpResults = { products: [{ skuNumber: '100', price: 34.99 }] };
    act(() => void queryClient.setQueryData(queryKey, { pdpResults } as never));
    expect(factsOf('productView')).toMatchObject({ skuNumber: '100', price: 34.99, findingMethod: 'search' });
  });

  test.each([
    ['/parts', 'browse'],
    ['/cart', 'direct'],
  ])(
    '[CATALOG-028] of a part that is looked at after %s says that it was come by by %s',
    async (first, method) => {
      accept('analytics');
      const { client, queryClient, rerender } = await measured(first);
      rerender('/products/pads');
      const { queryKey } = catalogQueries.product(client, { productDetailsPageUrl: '/products/pads' });
      const pdpResults = { products: [{ skuNumber: '100', price: 34.99 }] };
      act(() => void queryClient.setQueryData(queryKey, { pdpResults } as never));
      expect(factsOf('productView')).toMatchObject({ findingMethod: method });
    },
  );

  test('has each step of the checkout, and a purchase that a reload does not repeat', async () => {
    accept('analytics');
    const { client, queryClient, rerender } = await measured('/checkout?step=contact');
    const { queryKey } = checkoutQueries.state(client);
    act(() => void queryClient.setQueryData(queryKey, { containsShipToHomeItem: false } as never));
    rerender('/checkout?step=delivery');
    // A layout with a page for each step.
    rerender('/checkout/delivery');
    act(
      () =>
        void queryClient.setQueryData(queryKey, {
          contact: { email: 'a@b.example' },
          paymentMethodInfo: [{}],
        } as never),
    );
    rerender('/checkout/review');
    const steps = layer().flatMap(([, facts]) => ('step' in facts ? [facts.step] : []));
    expect(steps).toEqual(['contact', 'delivery', 'delivery', 'review']);
    rerender('/orderConfirmation');
    const placed = { ...cart(), orderId: 'o9' };
    act(() => void queryClient.setQueryData(orderQueries.confirmation(client).queryKey, placed as never));
    rerender('/orderConfirmation?again');
    expect(names().filter((name) => name === 'purchase')).toHaveLength(1);
    expect(factsOf('purchase')).toMatchObject({
      orderId: 'o9',
      total: 20,
      currency: 'USD',
      skuNumbers: ['100'],
    });
  });

  test('[VEHST-010] has another vehicle with where it was chosen, and nothing when it goes', async () => {
    accept('analytics');
    const { client, queryClient, edge } = await measured();
    const put = (vehicleMap: HeaderData['vehicleMap']) =>
      act(() => void queryClient.setQueryData(headerQueries.data(client).queryKey, header({ vehicleMap })));
    edge.storage.write('ymmeActionSource', 'header');
    put(vehicle({ vehicleId: 'v1', vehicleCount: 1 }));
    put(vehicle({ vehicleId: 'v1', vehicleCount: 1 }));
    put(null);
    expect(names()).toEqual(['pageView', 'addVehicle']);
    expect(factsOf('addVehicle')).toMatchObject({ vehicleId: 'v1', source: 'header' });
  });

  test('[ACCT-022] has a sign-in by email or username, and not the name', async () => {
    accept('analytics');
    const { client, queryClient } = await measured('/signin');
    const form = document.createElement('form');
    form.dataset['intent'] = 'sign-in';
    form.innerHTML = '<input name="username" value="ana@example.com">';
    document.body.append(form);
    form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    act(() => void queryClient.setQueryData(headerQueries.data(client).queryKey, customerHeader()));
    expect(factsOf('login')).toMatchObject({ method: 'email', flow: 'page' });
    expect(JSON.stringify(layer())).not.toContain('ana@');
    form.remove();
  });

  test('[STATE-020] has an error that nobody caught', async () => {
    accept('analytics');
    await measured();
    dispatchEvent(Object.assign(new Event('error'), { message: 'x is undefined for ana@example.com' }));
    expect(factsOf('jsError')).toMatchObject({ message: 'x is undefined for [removed]' });
  });
});

test('[STATE-026] a plugin’s module starts with its category, and gets the events that waited for it', async () => {
  const start = vi.fn(() => (event: AnalyticsEvent) => void told.push(event.event));
  const told: string[] = [];
  const { client, run, rerender } = await measured('/', {}, {}, { tags: async () => ({ start }) });
  await run(cartMutations.addItem(client), { skuNumber: '100', quantity: 1 });
  expect(start).not.toHaveBeenCalled();
  act(() => keepConsent(['survey']));
  expect(start).not.toHaveBeenCalled();
  act(() => keepConsent(['analytics']));
  rerender('/brands');
  await waitFor(() => expect(told).toEqual(['pageView']));
  expect(start.mock.calls).toEqual([[{ ...shop, settings: {} }]]);
});

test('[STATE-050] a page that is left tells its largest paint to the data layer and the server’s log', async () => {
  accept('analytics');
  class Observer {
    readonly observe: (options: { type: string }) => void;
    constructor(onList: (list: object) => void) {
      this.observe = ({ type }) =>
        type === 'largest-contentful-paint' && onList({ getEntries: () => [{ startTime: 1234.4 }] });
    }
  }
  const sendBeacon = vi.fn<(url: string) => boolean>(() => true);
  vi.stubGlobal('PerformanceObserver', Observer);
  vi.stubGlobal('navigator', { userAgent: 'Mozilla', sendBeacon });
  await measured('/', {}, { PERFORMANCE_LCP_MEASUREMENTS_ENABLED: true });
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  vi.restoreAllMocks();
  expect(factsOf('largestPaint')).toMatchObject({ ms: 1234 });
  expect(sendBeacon.mock.calls.map(([url]) => url)).toEqual(['/api/log']);
});

test('[STATE-021][STATE-023] what failed is logged, with the last four actions and without consent', async () => {
  const { client, run, logged } = await measured('/', { 'cart.addItem': refusal(409, '1', 'gone') });
  await run(storeMutations.setPreferredStore(client), { storeNumber: '34' });
  await run(cartMutations.addItem(client), { skuNumber: '100', quantity: 1 });
  const failed = logged.find(({ message }) => message === 'cart.addItem_FAILURE');
  expect(failed).toMatchObject({ level: 'error' });
  expect(failed?.meta?.['actions']).toContain('stores.setPreferred_SUCCESS');
});
