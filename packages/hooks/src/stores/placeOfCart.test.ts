import { fixture } from '@driveline/api/testing';
import { expect, test } from 'vitest';
import { placeOfCart } from './placeOfCart.ts';

const us = { postalCode: { formats: ['#####'], digitsSent: 5, example: '92110' } };
const cart = fixture('cart.detail');
const [order] = cart.orders;
const shipped = (shipmentType: 'instore' | 'regular') => [
  { ...order!, shipmentInfoList: [{ ...order!.shipmentInfoList[0]!, shipmentType }] },
];
const grandOrderPriceInfo = { ...cart.grandOrderPriceInfo, estimatedFor: '60616' };

test.each([
  ['what the server tells', { postalCode: '38103', orders: shipped('instore') }, '38103'],
  ['what the delivery was worked out for', { orders: shipped('regular') }, '60616'],
  ['unknown where nothing is delivered', { orders: shipped('instore') }, undefined],
])('[PLUS-060] the postal code of a cart is %s', (_name, facts, place) => {
  expect(placeOfCart({ grandOrderPriceInfo, ...facts }, us)).toBe(place);
});
