import type { AnalyticsEvent } from './events.ts';

type Facts = Readonly<Record<string, unknown>>;

/** The name of an event and its facts in GA4's terms; nothing for events that it has no recommended name for. */
export function toGoogle(event: AnalyticsEvent, currency: string): readonly [string, Facts] | undefined {
  switch (event.event) {
    case 'pageView':
      return ['page_view', {}];
    case 'search':
      return ['search', { search_term: event.term }];
    case 'login':
      return ['login', { method: event.method }];
    case 'productView':
      return ['view_item', { currency, value: event.price, items: [itemOf(event)] }];
    case 'addToCart':
      // A product of decimals may have more of them than money has.
      return [
        'add_to_cart',
        { currency, value: Number((event.price * event.quantity).toFixed(2)), items: [itemOf(event)] },
      ];
    case 'checkoutStep':
      return ['begin_checkout', { currency }];
    case 'purchase': {
      const items = event.skuNumbers.map((item_id) => ({ item_id }));
      return [
        'purchase',
        { transaction_id: event.orderId, value: event.total, currency: event.currency, items },
      ];
    }
    default:
      return undefined;
  }
}

const itemOf = (part: {
  readonly skuNumber: string;
  readonly price: number;
  readonly quantity?: number;
}) => ({
  item_id: part.skuNumber,
  price: part.price,
  quantity: part.quantity ?? 1,
});
