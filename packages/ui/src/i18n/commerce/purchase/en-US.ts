import { pluralFor } from '../../plural.ts';
import type { PurchaseStrings } from './messages.ts';

const plural = pluralFor('en-US');
const items = (count: number) => plural(count, { one: `${count} item`, other: `${count} items` });
const parts = (count: number) => plural(count, { one: `${count} part`, other: `${count} parts` });

export const enUSPurchase: PurchaseStrings = {
  items,
  emptyCart: 'Your cart is empty',
  emptyCartHint: 'Parts you add appear here, along with the vehicle they’re for.',
  shopParts: 'Shop parts',
  quantityOf: (title) => `Quantity of ${title}`,
  quantity: (count) => `Quantity ${count}`,
  removeOf: (title) => `Remove ${title}`,
  finding: {
    tooFew: (needed) => `Your vehicle takes ${needed} of these`,
    sameSideTwice: (position, needed) =>
      `Too many for one vehicle: it takes ${needed} at the ${position.toLowerCase()}`,
    otherVehicle: (vehicle, others) => `This is for your ${vehicle}. Most of your cart is for your ${others}`,
    takeQuantity: (quantity) => `Change to ${quantity}`,
  },
  update: 'Update',
  each: (amount) => `${amount} each`,
  coreEach: (amount) => `+ ${amount} core deposit each`,
  forVehicle: (vehicle) => `For your ${vehicle}`,
  viewCart: 'View cart',
  checkOut: 'Check out',
  added: 'Added to your cart',
  saveForLater: 'Save for later',
  saveForLaterOf: (title) => `Save for later: ${title}`,
  saved: {
    title: (count) => `Saved for later (${count})`,
    moveToCart: 'Move to cart',
    moveToCartOf: (title) => `Move to cart: ${title}`,
    priceDropped: (amount) => `Price dropped ${amount} since you saved it`,
    priceRose: (amount) => `Price went up ${amount} since you saved it`,
    failed: 'We couldn’t load your saved parts',
  },
  oneStop: {
    title: 'Get everything in one stop',
    pickUpAll: (store) => `Pick up everything at ${store}`,
    missing: (store) => `Some parts can’t be picked up at ${store}`,
  },
  substitute: {
    title: 'Similar part available now',
    more: (amount) => `${amount} more`,
    less: (amount) => `${amount} less`,
    samePrice: 'Same price',
    swap: 'Swap for this part',
    swapOf: (title) => `Swap for this part: ${title}`,
  },
  subtotal: 'Subtotal',
  way: {
    legend: 'Delivery method',
    instore: 'Pick up',
    nextday: 'Next day',
    regular: 'Ship',
    unavailable: 'not available for this part',
  },
  group: {
    instore: 'Pick up at {store}',
    pickupReady: (time) => `Ready ${time}`,
    nextday: (date) => `Arrives ${date}`,
    regular: (date) => `Ships, arrives ${date}`,
    deliveryPending: 'Delivery to your home',
  },
  totals: {
    title: 'Order summary',
    parts,
    discount: 'Savings',
    core: 'Refundable core deposit',
    delivery: 'Delivery',
    deliveryUnknown: 'Enter your ZIP code',
    free: 'Free',
    tax: (place) => `Sales tax, ${place}`,
    taxUnknown: 'Sales tax',
    taxPickup: 'Sales tax on pickup',
    taxDelivery: 'Sales tax on delivery',
    taxIncluded: (amount) => `Includes ${amount} tax`,
    totalOf: { today: 'Total today', placed: 'Total', refund: 'Refund' },
    refundTitle: 'Refund summary',
    coreBack: 'Core deposit refunded',
    estimatedTotal: 'Estimated total',
    afterCore: 'After core return',
    show: 'Show summary',
  },
};
