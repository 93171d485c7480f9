import type { OrderMailWords } from './index.ts';

export const enUS: OrderMailWords = {
  news: {
    'order-placed': {
      subject: 'Your order {number}',
      intro: 'Thank you for your order. We are getting it ready.',
    },
    'order-waiting': {
      subject: 'Your order {number}: please pay for it',
      intro:
        'Thank you for your order. We hold your parts and get them ready as soon as your payment arrives.',
    },
    'order-paid': {
      subject: 'We have received your payment for order {number}',
      intro: 'Thank you, your payment is here. We are getting your order ready.',
    },
    'order-ready': {
      subject: 'Order {number} is ready for pickup',
      intro: 'Your parts are waiting for you. Please bring a photo ID and the pickup code.',
    },
    'order-shipped': { subject: 'Order {number} is on its way', intro: 'Your parcel has left.' },
    'order-delivered': {
      subject: 'Order {number} was delivered',
      intro:
        'Your parcel has arrived. If a part does not fit or is not what you need, you can return it from your order.',
    },
    'order-delayed': {
      subject: 'Order {number} is delayed',
      intro:
        'This takes longer than we promised, and we are sorry. We write again as soon as it moves on. You can cancel it until it leaves.',
    },
    'order-undeliverable': {
      subject: 'We could not deliver order {number}',
      intro: 'The carrier could not deliver this parcel. We are refunding what you paid for it.',
    },
    'order-cancelled': {
      subject: 'Order {number}: cancelled',
      intro: 'This was cancelled and will not be charged; what was paid already is refunded.',
    },
    'order-expired': {
      subject: 'Order {number} was not paid in time',
      intro:
        'We did not receive your payment in time, so this order has ended. If you still need the parts, please order them again.',
    },
    'order-refunded': {
      subject: 'Your refund for return {number}',
      intro: 'We have refunded your return to the way you paid with.',
    },
    'order-payment-reminder': {
      subject: 'Order {number} is waiting for your payment',
      intro: 'We are holding your parts until your payment arrives.',
    },
    'return-announced': {
      subject: 'Your return {number}',
      intro: 'Your return is registered. Here is what to do.',
    },
    'return-received': {
      subject: 'We have received return {number}',
      intro: 'Your return has arrived. We are refunding it now.',
    },
  },
  hello: 'Hello {name},',
  number: 'Order number: {number}',
  pickup: 'Pickup at {place}',
  ready: 'Ready from {when}',
  code: 'Pickup code: {code}',
  delivery: 'Delivery to {place}',
  arrives: 'Arrives {when}',
  quantity: 'Quantity {count}',
  goods: 'Items',
  savings: 'Savings',
  core: 'Core deposit, refunded when you bring the old part',
  shipping: 'Shipping',
  tax: 'Tax',
  taxIncluded: 'Taxes, included',
  total: 'Total',
  afterCore: 'Total after core return',
  card: 'Paid with the card ending in {lastFour}',
  fits: 'For your {vehicle}',
  footer: 'This mail was sent because you placed an order. Please do not answer it.',
  tracking: '{carrier}, tracking number {number}',
  returnItems: 'What comes back',
  bringTo: 'Bring it to any of our stores, for example {place}.',
  bringAny: 'Bring it to any of our stores.',
  sendLabel:
    'Pack it, write the return code on the parcel and hand it in at any counter of the carrier. We pay the postage.',
  returnCode: 'Return code: {code}',
  oldPart: 'old part',
  coreBack: 'Core deposit',
  refund: 'Refund',
  refundBy: 'On your account by {date}',
  refundSent: 'Refunded on {date}',
  payBy: 'Please pay {amount} by {when}.',
  payHere: 'Or open the page of this payment:',
  pay: {
    pix: { heading: 'Pay by Pix', code: 'Copy this code into your bank’s app:' },
    boleto: { heading: 'Pay the boleto', code: 'Type this line in your bank’s app:' },
    oxxo: { heading: 'Pay at OXXO', code: 'Show this reference at the till:' },
  },
};
