import { fixture } from '@driveline/api/testing';
import { describe, expect, test } from 'vitest';
import { answering } from '../../test/answering.ts';
import { line, shipment } from '../../test/fixtures.ts';
import { refusal } from '../../test/stubClient.ts';
import { addMembership, offersMembership } from './membership.ts';
import { chosenWay, shipmentWays } from './shipmentWays.ts';

const method = (available: boolean, price = 0) => ({
  available,
  price,
  estimatedDeliveryDate: '2026-11-24',
});
const methods = { regular: method(true, 5.99), nextDay: method(true, 9.99) };
const home = shipment([line()], { shipmentType: 'regular', estimatedDeliveryDate: '2026-11-26' });
const waysOf = (...asked: Parameters<typeof shipmentWays>) => shipmentWays(...asked).map(({ way }) => way);

describe('[CART-031] the ways of a shipment', () => {
  test('are next day and regular, each with its price and date', () => {
    const ways = shipmentWays(home, methods).filter(({ way }) => way !== 'instore');
    expect(ways).toEqual([
      { way: 'nextDay', when: '2026-11-24', price: 9.99 },
      { way: 'regular', when: '2026-11-24', price: 5.99 },
    ]);
  });

  test('leave out what is not available, save the chosen one', () => {
    const none = { regular: method(false), nextDay: method(false) };
    expect(waysOf(home, none)).not.toContain('nextDay');
    expect(waysOf(home, none)).toContain('regular');
  });

  test('[PLUS-062] say of the one that no parcel holds that it is freight', () => {
    const regular = { date: '2026-11-26', price: 59.99, freight: true };
    const heavy = shipment([line(), line({ availability: { regular } })], { shipmentType: 'freight' });
    expect(shipmentWays(heavy, methods)).toContainEqual(
      expect.objectContaining({ way: 'regular', isFreight: true }),
    );
  });

  test('hold the membership’s while it holds', () => {
    expect(waysOf(home, methods)).not.toContain('membership');
    expect(waysOf(home, { ...methods, membership: method(false) })).not.toContain('membership');
    const ways = shipmentWays(home, { ...methods, membership: method(true) });
    expect(ways).toContainEqual({ way: 'membership', when: '2026-11-24', price: 0 });
  });

  test('have the membership’s chosen apart from the next day, whose type it has', () => {
    const { shipmentType } = { shipmentType: 'nextday' as const };
    expect(chosenWay({ shipmentType, shippingMethod: 'membership' })).toBe('membership');
    expect(chosenWay({ shipmentType, shippingMethod: 'nextDay' })).toBe('nextDay');
    expect(chosenWay({ shipmentType: 'instore' })).toBe('instore');
  });
});

describe('[CART-034] pickup', () => {
  const pickup = {
    storeNumber: '12',
    storeName: '1 Main St',
    quantity: 4,
    readyAt: '2026-11-21T10:00:00-06:00',
    closesAt: null,
  };
  const there = line({ availability: { pickup } });
  const later = line({ availability: { pickup: { ...pickup, readyAt: '2026-11-22T10:00:00-06:00' } } });
  const of = (...lines: ReturnType<typeof line>[]) => shipment(lines, { shipmentType: 'regular' });

  test('is a way where every line can be picked up, once the last one is ready', () => {
    const [first] = shipmentWays(of(there, later), methods);
    expect(first).toEqual({ way: 'instore', when: '2026-11-22T10:00:00-06:00', price: 0 });
  });

  test('of a shipment that is picked up is ready when the shipment is', () => {
    const picked = shipment([there, later], { estimatedDeliveryDate: '2026-11-23', shipmentType: 'instore' });
    expect(shipmentWays(picked, undefined)).toEqual([{ way: 'instore', when: '2026-11-23', price: 0 }]);
  });

  test('becomes a delivery where every line can be sent, once the last one arrives, for the price of the first', () => {
    const promised = (date: string, price: number) => ({
      pickup,
      regular: { date, price, orderBy: '' },
    });
    const lines = ['2026-11-25', '2026-11-27', '2026-11-26'].map((date, at) =>
      line({ availability: promised(date, at) as never }),
    );
    const picked = (of: typeof lines) => shipment(of, { shipmentType: 'instore' });
    expect(shipmentWays(picked(lines), undefined)).toContainEqual({
      way: 'regular',
      when: '2026-11-27',
      price: 0,
    });
    expect(waysOf(picked([...lines, there]), undefined)).toEqual(['instore']);
    expect(waysOf(shipment(lines, { shipmentType: 'nextday' }), undefined)).not.toContain('regular');
  });

  test('keeps the price and the day of a chosen delivery that is not offered', () => {
    const chosen = shipment([line()], {
      shipmentType: 'regular',
      estimatedDeliveryDate: '2026-11-26',
      shippingPrice: 5.99,
    });
    expect(shipmentWays(chosen, undefined)).toEqual([{ way: 'regular', when: '2026-11-26', price: 5.99 }]);
  });

  test('is none where a line cannot', () => {
    const nowhere = line({ availability: { pickup: { ...pickup, quantity: 0, readyAt: null } } });
    expect(waysOf(of(there, nowhere), methods)).not.toContain('instore');
    expect(waysOf(of(line({ availability: {} })), methods)).not.toContain('instore');
  });
});

describe('[CART-031] a shipping membership', () => {
  const valid = fixture('checkout.validateMembership');

  test('is sent by its code, without the spaces around it', async () => {
    const { client, sent } = answering({ 'checkout.validateMembership': valid });
    expect(await addMembership(client, { membershipToken: ' M-1 ' })).toEqual([]);
    expect(sent.map(({ input }) => input.body)).toEqual([{ token: 'M-1' }]);
  });

  test('has a code of a hundred characters at most', async () => {
    const { client, sent } = answering({ 'checkout.validateMembership': valid });
    const token = 'M'.repeat(101);
    expect(await addMembership(client, { membershipToken: token })).toMatchObject([{ rule: 'text.long' }]);
    expect(await addMembership(client, { membershipToken: token.slice(1) })).toEqual([]);
    expect(sent).toHaveLength(1);
  });

  test('is asked for where none was typed', async () => {
    const { client, sent } = answering();
    const issues = await addMembership(client, { membershipToken: ' ' });
    expect(issues).toMatchObject([{ rule: 'required', field: 'membershipToken' }]);
    expect(sent).toEqual([]);
  });

  test('that does not hold is refused', async () => {
    const wrong = refusal(422, '422', 'Not valid', 'error_membership_invalid');
    const { client } = answering({ 'checkout.validateMembership': wrong });
    await expect(addMembership(client, { membershipToken: 'M-1' })).rejects.toMatchObject({
      message: 'Not valid',
    });
  });

  test('is taken once a shipment offers its delivery', () => {
    const offer = (membership?: ReturnType<typeof method>) => ({
      shipments: [{ shipmentId: 'home', shippingMethods: { ...methods, ...(membership && { membership }) } }],
    });
    expect([offer(), offer(method(false)), offer(method(true))].map(offersMembership)).toEqual([
      false,
      false,
      true,
    ]);
  });
});
