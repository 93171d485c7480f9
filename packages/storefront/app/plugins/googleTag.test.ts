// @vitest-environment jsdom
import type { AnalyticsEvent } from '@driveline/hooks/analytics';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { start } from './googleTag.ts';
import { start as startContainer } from './tagManager.ts';

const shop = { market: 'mx', locale: 'es-MX', currency: 'MXN', settings: { id: 'G-AB12CD34EF' } };
const window = globalThis as { dataLayer?: ArrayLike<unknown>[] };
const commands = () => (window.dataLayer ?? []).map((command) => [...Array.from(command)]);

beforeEach(() => {
  // Another file of this worker may have told it something.
  delete window.dataLayer;
  history.replaceState(null, '', '/search?searchText=ana%40example.com&utm_source=mail');
});
afterEach(() => {
  delete window.dataLayer;
  document.cookie = 'consent=; Max-Age=0; Path=/';
});

test('[STATE-026] the tag starts without ads and without the words of an address, and hears of a withdrawal', () => {
  document.cookie = 'consent=analytics; Path=/';
  const listen = start(shop);
  expect(commands()).toEqual([
    [
      'consent',
      'default',
      {
        ad_storage: 'denied',
        ad_user_data: 'denied',
        ad_personalization: 'denied',
        analytics_storage: 'granted',
      },
    ],
    ['js', expect.any(Date)],
    ['set', { page_location: `${location.origin}/search?utm_source=mail`, page_referrer: '' }],
    ['config', 'G-AB12CD34EF', { send_page_view: false }],
  ]);
  history.replaceState(null, '', '/cart?notice=x');
  listen?.({ event: 'pageView', path: '/cart' } as AnalyticsEvent);
  listen?.({ event: 'signOut' } as AnalyticsEvent);
  expect(commands().slice(4)).toEqual([
    ['set', { page_location: `${location.origin}/cart`, page_referrer: '' }],
    ['event', 'page_view', {}],
  ]);
  document.cookie = 'consent=none; Path=/';
  dispatchEvent(new Event('driveline:consent'));
  expect(commands().at(-1)).toEqual(['consent', 'update', { analytics_storage: 'denied' }]);
});

test('a checkout begins once, with whatever step is first', () => {
  const listen = start(shop);
  const steps = [
    { event: 'pageView', path: '/checkout' },
    { event: 'checkoutStep', step: 'contact' },
    { event: 'checkoutStep', step: 'review' },
  ];
  const all = [...steps, { event: 'pageView', path: '/cart' }, ...steps.slice(0, 2)];
  for (const event of all) listen?.(event as AnalyticsEvent);
  const names = commands().flatMap(([kind, name]) => (kind === 'event' ? [name] : []));
  expect(names).toEqual(['page_view', 'begin_checkout', 'page_view', 'page_view', 'begin_checkout']);
});

test('a container hears that it has started', () => {
  startContainer({ ...shop, settings: {} });
  expect(window.dataLayer).toEqual([{ 'gtm.start': expect.any(Number) as number, event: 'gtm.js' }]);
});
