import type { OrderMailWords } from './index.ts';

export const enUS: OrderMailWords = {
  news: {
    'order-placed': {
      subject: 'Your order {number}',
      intro: 'Thanks for your order. We’re getting it ready.',
    },
    'order-waiting': {
      subject: 'Pay for your order {number}',
      intro:
        'Thanks for your order. We’re holding your parts and will get them ready once we receive your payment.',
    },
    'order-paid': {
      subject: 'We received your payment for order {number}',
      intro: 'Thanks for your payment. We’re getting your order ready.',
    },
    'order-ready': {
      subject: 'Order {number} is ready for pickup',
      intro: 'Your parts are ready. Bring a photo ID and your pickup code.',
    },
    'order-shipped': { subject: 'Order {number} is on its way', intro: 'Your package has shipped.' },
    'order-delivered': {
      subject: 'Order {number} was delivered',
      intro:
        'Your package has arrived. If a part doesn’t fit or isn’t what you need, you can return it from your order.',
    },
    'order-delayed': {
      subject: 'Order {number} is delayed',
      intro:
        'Your order is taking longer than we promised, and we’re sorry. We’ll email you when there’s news. You can cancel it until it ships.',
    },
    'order-undeliverable': {
      subject: 'We couldn’t deliver order {number}',
      intro: 'The carrier couldn’t deliver this package. We’re refunding what you paid for it.',
    },
    'order-cancelled': {
      subject: 'Canceled items in order {number}',
      intro:
        'These items were canceled. You won’t be charged for them, and we’ll refund anything you already paid.',
    },
    'order-expired': {
      subject: 'Order {number} was not paid in time',
      intro:
        'We didn’t receive your payment in time, so we canceled this order. If you still need the parts, place a new order.',
    },
    'order-refunded': {
      subject: 'Your refund for return {number}',
      intro: 'We refunded your return to your original payment method.',
    },
    'order-payment-reminder': {
      subject: 'Order {number} is waiting for your payment',
      intro: 'We’re holding your parts until we receive your payment.',
    },
    'return-announced': {
      subject: 'Your return {number}',
      intro: 'We’ve started your return. Here’s what to do next.',
    },
    'return-received': {
      subject: 'We received your return {number}',
      intro: 'Your return has arrived. We’re processing your refund.',
    },
  },
  hello: 'Hi {name},',
  number: 'Order number: {number}',
  pickup: 'Pickup at {place}',
  ready: 'Ready from {when}',
  code: 'Pickup code: {code}',
  delivery: 'Delivery to {place}',
  arrives: 'Arrives {when}',
  quantity: 'Quantity {count}',
  goods: 'Items',
  savings: 'Savings',
  core: 'Core deposit, refunded when you return the old part',
  shipping: 'Delivery',
  tax: 'Sales tax',
  taxIncluded: 'Tax included',
  total: 'Total',
  afterCore: 'Total after core return',
  card: 'Paid with card ending in {lastFour}',
  fits: 'For your {vehicle}',
  footer: 'You received this email because you placed an order. Please don’t reply to it.',
  tracking: '{carrier}, tracking number {number}',
  returnItems: 'Your return',
  bringTo: 'Bring it to any of our stores, for example {place}.',
  bringAny: 'Bring it to any of our stores.',
  sendLabel:
    'Pack it, write the return number on the package and drop it off at any carrier location. We pay for shipping.',
  returnCode: 'Return number: {code}',
  oldPart: 'old part',
  coreBack: 'Core deposit',
  refund: 'Refund',
  refundBy: 'In your account by {date}',
  refundSent: 'Refunded on {date}',
  payBy: 'Pay {amount} by {when}.',
  payHere: 'Or open the payment page:',
  pay: {
    pix: { heading: 'Pay with Pix', code: 'Copy this code into your bank’s app:' },
    boleto: { heading: 'Pay the boleto', code: 'Enter this code in your bank’s app:' },
    oxxo: { heading: 'Pay at OXXO', code: 'Show this reference at the register:' },
  },
};
