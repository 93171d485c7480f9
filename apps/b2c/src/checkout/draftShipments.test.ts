import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CartLine } from '../cart/cartModel.ts';
import { cartGroup, cartLine, site, supply } from '../../test/cartParts.ts';
import { draftShipments } from './draftShipments.ts';
import { parcelsOf } from '../cart/parcels.ts';
import type { Take } from '../cart/planTakes.ts';

const dates = (siteId: number | null) => `2026-03-0${siteId ?? 0}`;
const line = (quantity: number, onHand: Record<number, number>, change: Partial<CartLine> = {}) =>
  cartLine({ quantity, supply: supply(onHand, { pickup: [1, 9], regular: [8, 9] }, dates), ...change });
const shape = (parcels: ReturnType<typeof parcelsOf>) =>
  parcels.map(({ senderId, promisedAt, lines }) => [
    senderId,
    promisedAt,
    lines.map((each) => `${each.line.id}:${each.quantity}`).join(' '),
  ]);
const taken = (...takes: [number, number][]): Take[] =>
  takes.map(([storeId, count]) => ({ storeId, partId: 1, count }));

describe('how a shipment travels', () => {
  const a = line(4, {});
  const b = line(2, {}, { id: 'b' });

  test('from one warehouse as one parcel, promised as the shipment is', () => {
    const byLine = new Map([
      ['a', taken([8, 4])],
      ['b', taken([8, 2])],
    ]);
    expect(shape(parcelsOf(cartGroup([a, b]), byLine))).toEqual([[8, '2026-03-06', 'a:4 b:2']]);
  });

  test('from two as two, each with its own date and the pieces that it holds', () => {
    const byLine = new Map([
      ['a', taken([8, 1], [9, 3])],
      ['b', taken([9, 2])],
    ]);
    expect(shape(parcelsOf(cartGroup([a, b]), byLine))).toEqual([
      [8, '2026-03-08', 'a:1'],
      [9, '2026-03-09', 'a:3 b:2'],
    ]);
  });

  test('a parcel comes with the last of what it holds', () => {
    const dated = (id: string, date: string | null) =>
      cartLine({ id, supply: date === null ? undefined : supply({}, {}, () => date), promisedAt: date });
    const lines = [dated('a', '2026-03-07'), dated('b', '2026-03-05'), dated('c', null)];
    const byLine = new Map(lines.map(({ id }) => [id, taken([8, 1], [9, 1])]));
    expect(shape(parcelsOf(cartGroup(lines), byLine)).map(([, date]) => date)).toEqual([
      '2026-03-07',
      '2026-03-07',
    ]);
    const unknown = new Map([['c', taken([8, 1], [9, 1])]]);
    expect(shape(parcelsOf(cartGroup([lines[2]!]), unknown)).map(([, date]) => date)).toEqual([null, null]);
  });

  test('a pickup is one, as its pieces meet on the shelf', () => {
    const pickup = cartGroup([a], { fulfilment: 'PICKUP', site: site(1), promisedAt: 'today' });
    const byLine = new Map([['a', taken([1, 1], [9, 3])]]);
    expect(shape(parcelsOf(pickup, byLine))).toEqual([[null, 'today', 'a:4']]);
  });

  test('a line that was not planned keeps the shipment together', () => {
    const byLine = new Map([['a', taken([8, 1], [9, 3])]]);
    expect(shape(parcelsOf(cartGroup([a, b]), byLine))).toEqual([[8, '2026-03-06', 'a:4 b:2']]);
    expect(shape(parcelsOf(cartGroup([a]), new Map()))).toEqual([[null, '2026-03-06', 'a:4']]);
  });
});

describe('the shipments of an order', () => {
  test('one for a pickup, one for each warehouse; delivery is paid once and shared by worth, lines are numbered through', () => {
    const pickup = cartGroup([line(2, { 1: 2 }, { id: 'p', partId: 5 })], {
      fulfilment: 'PICKUP',
      site: site(1),
    });
    const parcels = cartGroup([line(4, { 8: 1, 9: 3 })], { shippingMinor: 5_99 });
    expect(
      draftShipments([pickup, parcels]).map(
        ({ fulfilment, storeId, senderId, shippingMinor, promisedAt, items }) => [
          fulfilment,
          storeId,
          senderId,
          shippingMinor,
          promisedAt,
          items.map((item) => `${item.line}:${item.partId}x${item.quantity}`).join(' '),
        ],
      ),
    ).toEqual([
      ['PICKUP', 1, null, 0, '2026-03-06', '1:5x2'],
      ['STANDARD', null, 9, 4_49, '2026-03-09', '2:1x3'],
      ['STANDARD', null, 8, 1_50, '2026-03-08', '3:1x1'],
    ]);
  });

  test('delivery is shared by what the parcels are worth, not by how many pieces lie in them', () => {
    const cheap = line(2, { 8: 2 }, { unitMinor: 5_00 });
    const dear = line(1, { 9: 1 }, { id: 'b', partId: 2, unitMinor: 40_00 });
    const drafted = draftShipments([cartGroup([cheap, dear], { shippingMinor: 10_00 })]);
    expect(drafted.map(({ senderId, shippingMinor }) => [senderId, shippingMinor])).toEqual([
      [8, 2_00],
      [9, 8_00],
    ]);
  });

  test('an item holds what was bought and what it cost', () => {
    const options = [
      { label: 'Length', text: '22 in' },
      { label: 'Colour', text: 'Black' },
    ] as unknown as NonNullable<CartLine['options']>;
    const one = line(2, { 8: 2 }, { options, promoMinor: 3_00, taxMinor: 1_23, coreMinor: 5_00 });
    expect(draftShipments([cartGroup([one])])[0]?.items).toEqual([
      {
        line: 1,
        partId: 1,
        sku: 'SKU1',
        partNumber: 'PN-1',
        title: 'Brake pads · Length: 22 in · Colour: Black',
        brand: 'Acme',
        url: '/p/brake-pads-1',
        drawing: 'pads',
        quantity: 2,
        unitMinor: 10_00,
        listMinor: 12_00,
        coreMinor: 5_00,
        discountMinor: 7_00,
        promoMinor: 3_00,
        taxMinor: 1_23,
        lineTotalMinor: 17_00,
        vehicle: null,
        fit: one.fit,
        options,
      },
    ]);
  });

  test('what is short keeps its shipment whole', () => {
    const drafted = draftShipments([cartGroup([line(4, { 8: 1 })])]);
    expect(drafted.map(({ senderId, items }) => [senderId, items.length])).toEqual([[null, 1]]);
    expect(drafted[0]?.items[0]).toMatchObject({ quantity: 4, title: 'Brake pads' });
  });

  test('property: the parcels of a line share its promotions, its tax and its delivery to the cent', () => {
    const minor = fc.nat(4_000);
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9 }),
        fc.integer({ min: 1, max: 9 }),
        minor,
        minor,
        (near, far, promoMinor, taxMinor) => {
          const one = line(near + far, { 8: near, 9: far }, { promoMinor, taxMinor, unitMinor: 40_00 });
          const shipments = draftShipments([cartGroup([one], { shippingMinor: taxMinor })]);
          const items = shipments.flatMap((shipment) => shipment.items);
          const sum = (of: (item: (typeof items)[number]) => number) =>
            items.reduce((total, item) => total + of(item), 0);
          expect(items).toHaveLength(2);
          expect(shipments.reduce((total, { shippingMinor }) => total + shippingMinor, 0)).toBe(taxMinor);
          expect(sum(({ quantity }) => quantity)).toBe(near + far);
          expect(sum((item) => item.promoMinor)).toBe(promoMinor);
          expect(sum((item) => item.taxMinor)).toBe(taxMinor);
          expect(sum(({ lineTotalMinor }) => lineTotalMinor)).toBe((near + far) * 40_00 - promoMinor);
        },
      ),
    );
  });
});
