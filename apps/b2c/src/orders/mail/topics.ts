/** Mails about an order; the confirmation is `order-placed`, or `order-waiting` while its money has yet to come. */
export const orderMailTopics = [
  'order-placed',
  'order-waiting',
  'order-paid',
  'order-ready',
  'order-shipped',
  'order-delivered',
  'order-delayed',
  'order-undeliverable',
  'order-cancelled',
  'order-expired',
  'order-refunded',
  'order-payment-reminder',
  'return-announced',
  'return-received',
] as const;

export type OrderMailTopic = (typeof orderMailTopics)[number];
