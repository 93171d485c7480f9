import { expect, test } from 'vitest';
import { line, shipment } from '../../test/fixtures.ts';
import { deliverySummary } from './deliverySummary.ts';

test('each shipment of a cart is said with its parts, place and day', () => {
  const shipments = [
    shipment([line({ itemQuantity: 2 }), line()], {
      shipmentType: 'instore',
      estimatedDeliveryDate: '2026-11-24',
    }),
    shipment([line()], { shipmentType: 'regular', estimatedDeliveryDate: null }),
  ];
  const cart = { orders: [{ shipmentInfoList: shipments }] } as unknown as Parameters<
    typeof deliverySummary
  >[0];
  const market = { currency: { minorDigits: 2 } };
  const text = (id: string, said: object) => `${id} ${JSON.stringify(said)}`;
  expect(deliverySummary(cart, market, text, (when) => `on ${when}`).split(' · ')).toEqual([
    expect.stringMatching(/^checkout.pickupSummary .*"count":3,.*"date":"on 2026-11-24"/),
    expect.stringMatching(/^checkout.shipSummary .*"count":1,.*"store":"","date":""/),
  ]);
});
