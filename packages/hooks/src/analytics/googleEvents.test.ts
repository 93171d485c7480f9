import { expect, test } from 'vitest';
import type { AnalyticsEvent } from './events.ts';
import { toGoogle } from './googleEvents.ts';

test.each<[object, unknown]>([
  [{ event: 'pageView', path: '/cart' }, ['page_view', {}]],
  [{ event: 'search', term: 'brake', resultCount: 3 }, ['search', { search_term: 'brake' }]],
  [
    { event: 'productView', skuNumber: '100', price: 34.99 },
    ['view_item', { currency: 'MXN', value: 34.99, items: [{ item_id: '100', price: 34.99, quantity: 1 }] }],
  ],
  [
    { event: 'addToCart', skuNumber: '100', price: 0.1, quantity: 3 },
    ['add_to_cart', { currency: 'MXN', value: 0.3, items: [{ item_id: '100', price: 0.1, quantity: 3 }] }],
  ],
  [{ event: 'checkoutStep', step: 'delivery' }, ['begin_checkout', { currency: 'MXN' }]],
  [
    { event: 'purchase', orderId: 'o9', total: 20.5, currency: 'USD', skuNumbers: ['1', '2'] },
    [
      'purchase',
      { transaction_id: 'o9', value: 20.5, currency: 'USD', items: [{ item_id: '1' }, { item_id: '2' }] },
    ],
  ],
  [{ event: 'jsError', message: 'gone' }, undefined],
])('GA4 gets %o', (event, expected) => {
  expect(toGoogle(event as AnalyticsEvent, 'MXN')).toEqual(expected);
});
