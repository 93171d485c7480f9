import { expect, test } from 'vitest';
import { br, mx, us } from '../../test/markets.ts';
import { textOf } from '../messages/index.ts';
import type { CartGroup, CartModel } from './cartModel.ts';
import { toFreeDelivery } from './cartWire.ts';
import { shippingOf } from './priceCart.ts';

type Fulfilment = CartGroup['fulfilment'];

/** What a cart says whose deliveries are worth so much, in minor units. */
function said(market: typeof us, deliveries: readonly (readonly [Fulfilment, number])[], savedMinor = 0) {
  const groups = deliveries.map(([fulfilment, unitMinor]) => {
    const lines = [{ quantity: 2, unitMinor: unitMinor / 2, supply: undefined }];
    return { fulfilment, lines, shippingMinor: shippingOf(market, fulfilment, lines) - savedMinor };
  });
  const cart = { groups } as unknown as Pick<CartModel, 'groups'>;
  const { toFreeDelivery: lines } = toFreeDelivery({ market, text: textOf(market) }, cart);
  return lines?.map((line) => line.replace(/\u00a0/g, ' '));
}

test.each([
  [us, 'STANDARD', 22_60, ['$12.40 more for free delivery']],
  [us, 'NEXT_DAY', 22_60, ['$52.40 more for free next-day delivery']],
  [us, 'STANDARD', 34_98, ['$0.02 more for free delivery']],
  [us, 'STANDARD', 35_00, undefined],
  [us, 'FREIGHT', 35_00, undefined],
  [us, 'PICKUP', 22_60, undefined],
  [mx, 'STANDARD', 700_00, ['Te faltan $99.00 para el envío gratis']],
  [mx, 'NEXT_DAY', 700_00, ['Te faltan $800.00 para la entrega gratis al día siguiente']],
  [br, 'STANDARD', 286_60, ['Faltam R$ 12,40 para o frete grátis']],
  [br, 'NEXT_DAY', 299_00, ['Faltam R$ 200,00 para a entrega grátis no dia seguinte']],
] as const)('%#: what is left to a free delivery', (market, fulfilment, worthMinor, lines) => {
  expect(said(market, [[fulfilment, worthMinor]])).toEqual(lines);
});

test('each delivery that costs something says it, and one that a code or a membership made free does not', () => {
  expect(
    said(us, [
      ['STANDARD', 20_00],
      ['NEXT_DAY', 80_00],
    ]),
  ).toEqual(['$15.00 more for free delivery']);
  expect(said(us, [['STANDARD', 20_00]], 5_99)).toBeUndefined();
});
