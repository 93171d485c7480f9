import { br, us } from '../../test/markets.ts';
import { describe, expect, test } from 'vitest';
import { shippedMarkets } from '../markets/shipped.ts';
import { termsTax } from '../pricing/tax.ts';
import type { TaxedAmount, TaxPort } from '../ports/taxPort.ts';
import type { Promotion, PromotionRule } from '../promotions/promotionModel.ts';
import { cartLine, site, sitesFrom } from '../../test/cartParts.ts';
import { shippingOf, taxed, untaxedCart, type PriceInput } from './priceCart.ts';

const taxedCart = (input: PriceInput) => taxed(input, untaxedCart(input));

const chicago = site(1);
const memphis = site(2, { city: 'Memphis', region: 'TN', postalCode: '38103' });
const home = { region: 'CA', postalCode: '95814' };

const price = (input: Partial<PriceInput>) =>
  taxedCart({
    tax: termsTax(shippedMarkets),
    market: us,
    sites: sitesFrom([chicago, memphis]),
    lines: [],
    home,
    isMember: false,
    promotions: [],
    now: new Date('2026-03-03T12:00:00Z'),
    ...input,
  });

const promotion = (id: string, rule: PromotionRule, change: Partial<Promotion> = {}): Promotion => ({
  id,
  version: 1,
  title: id,
  terms: '',
  rule,
  scope: {},
  minimumMinor: 0,
  isStackable: true,
  startsAt: new Date(0),
  endsAt: new Date('2027-01-01T00:00:00Z'),
  code: id,
  isUsedUp: false,
  isUsedByCustomer: false,
  counts: { promotion: false, code: false, customerLimit: null, customerTerm: null },
  ...change,
});

const parcel = cartLine({ id: 'parcel' });
const soon = cartLine({ id: 'soon', fulfilment: 'NEXT_DAY', promisedAt: '2026-03-04' });
const heavy = cartLine({ id: 'heavy', fulfilment: 'FREIGHT', promisedAt: '2026-03-09' });
const here = cartLine({ id: 'here', fulfilment: 'PICKUP', storeId: 1, promisedAt: '2026-03-03T15:00' });
const there = cartLine({ id: 'there', fulfilment: 'PICKUP', storeId: 2, promisedAt: '2026-03-03T16:00' });

describe('the shipments of a cart', () => {
  test('one for each way and one for each pickup store, each with its price', async () => {
    const lines = [parcel, here, soon, there, heavy, { ...parcel, id: 'second' }];
    const { groups } = await price({ lines });
    expect(groups.map((group) => [group.id, group.lines.map(({ id }) => id), group.shippingMinor])).toEqual([
      ['regular', ['parcel', 'second'], 5_99],
      ['instore-1001', ['here'], 0],
      ['nextday', ['soon'], 9_99],
      ['instore-1002', ['there'], 0],
      ['freight', ['heavy'], 59_99],
    ]);
    expect(groups.map(({ site: at, fulfilment }) => [fulfilment, at?.id ?? null])).toEqual([
      ['STANDARD', null],
      ['PICKUP', 1],
      ['NEXT_DAY', null],
      ['PICKUP', 2],
      ['FREIGHT', null],
    ]);
  });

  test('a pickup whose store is not known is a shipment without a place', async () => {
    for (const storeId of [null, 77]) {
      const { groups } = await price({ lines: [{ ...here, storeId }] });
      expect(groups.map(({ id, site: at }) => [id, at])).toEqual([['instore-none', null]]);
    }
  });

  test('a parcel never belongs to a store, even when its line still names one', async () => {
    const { groups, totals } = await price({ lines: [{ ...parcel, storeId: 2 }, parcel] });
    expect(groups.map(({ id, site: at }) => [id, at])).toEqual([['regular', null]]);
    expect(totals.taxMinor).toBe(2 * 73);
  });

  test.each([
    ['the last of its lines', ['2026-03-04', '2026-03-09', '2026-03-06'], '2026-03-09'],
    ['its only line', ['2026-03-04'], '2026-03-04'],
    ['nobody, when one line cannot come', ['2026-03-04', null], null],
  ])('a shipment comes with %s', async (_what, dates, promisedAt) => {
    const lines = dates.map((date, index) => ({ ...parcel, id: `${index}`, promisedAt: date }));
    expect((await price({ lines })).groups[0]?.promisedAt).toBe(promisedAt);
  });

  test('a member pays only for freight', async () => {
    const { groups, totals } = await price({ lines: [parcel, soon, heavy, here], isMember: true });
    expect(groups.map(({ shippingMinor }) => shippingMinor)).toEqual([0, 0, 59_99, 0]);
    expect(totals.shippingMinor).toBe(59_99);
  });

  test.each([
    ['regular', 'STANDARD', 3, 5_99],
    ['regular, worth its threshold', 'STANDARD', 4, 0],
    ['next day', 'NEXT_DAY', 4, 9_99],
    ['same day as next day', 'SAME_DAY', 4, 9_99],
    ['next day, worth its threshold', 'NEXT_DAY', 8, 0],
    ['freight, worth any sum', 'FREIGHT', 99, 59_99],
    ['a pickup', 'PICKUP', 1, 0],
  ] as const)('the price of %s', (_way, fulfilment, quantity, minor) => {
    expect(shippingOf(us, fulfilment, [{ quantity, unitMinor: 10_00, supply: undefined }])).toBe(minor);
  });

  test('what travels together is worth its sum', () => {
    const line = { quantity: 2, unitMinor: 10_00, supply: undefined };
    expect(shippingOf(us, 'STANDARD', [line])).toBe(5_99);
    expect(shippingOf(us, 'STANDARD', [line, line])).toBe(0);
  });
});

describe('the tax of a cart', () => {
  test('each line is taxed where it changes hands, and keeps its own tax in its shipment', async () => {
    const { lines, groups, totals } = await price({ lines: [parcel, here, there] });
    const taxes = { parcel: 73, here: 1_03, there: 98 };
    expect(Object.fromEntries(lines.map(({ id, taxMinor }) => [id, taxMinor]))).toEqual(taxes);
    const inGroups = groups.flatMap((group) => group.lines.map(({ id, taxMinor }) => [id, taxMinor]));
    expect(Object.fromEntries(inGroups)).toEqual(taxes);
    expect([totals.taxMinor, totals.totalMinor]).toEqual([2_74, 30_00 + 5_99 + 2_74]);
  });

  test('the tax service is told goods after promotions and deliveries with their places', async () => {
    const asked: { goods?: readonly TaxedAmount[]; shipping?: readonly TaxedAmount[]; market?: string } = {};
    const tax: TaxPort = {
      taxOf(market, goods, shipping) {
        Object.assign(asked, { market, goods, shipping });
        return Promise.resolve({ each: [7, 8], taxMinor: 15, included: true });
      },
    };
    const half = promotion('half', { kind: 'PERCENT', percent: 50 });
    const { lines, totals } = await price({ tax, market: br, lines: [parcel, there], promotions: [half] });
    const at = { region: 'TN', postalCode: '38103' };
    expect(asked).toEqual({
      market: 'br',
      goods: [
        { amountMinor: 5_00, place: home },
        { amountMinor: 5_00, place: at },
      ],
      shipping: [
        { amountMinor: 19_90, place: home },
        { amountMinor: 0, place: at },
      ],
    });
    expect(lines.map(({ taxMinor }) => taxMinor)).toEqual([7, 8]);
    expect(totals).toMatchObject({ taxIncluded: true, taxMinor: 15, totalMinor: 10_00 + 19_90 });
  });

  test('a service that answers for too few lines leaves the others without tax', async () => {
    const tax: TaxPort = { taxOf: () => Promise.resolve({ each: [5], taxMinor: 5, included: false }) };
    const { lines } = await price({ tax, lines: [parcel, here] });
    expect(lines.map(({ taxMinor }) => taxMinor)).toEqual([5, 0]);
  });

  test.each([
    ['parcels, by their destination', [here, parcel], '95814'],
    ['a pickup alone, by its store', [there], '38103'],
    ['a pickup without a store', [{ ...here, storeId: null }], '95814'],
    ['nothing', [], null],
  ])('estimated for %s', async (_what, lines, postalCode) => {
    expect((await price({ lines })).estimatedFor).toBe(postalCode);
  });
});

describe('promotions of a cart', () => {
  const free = promotion('free', { kind: 'FREE_SHIPPING' });

  test('free delivery takes off regular delivery, and pickups are no delivery', async () => {
    const priced = await price({ lines: [here, soon, parcel], promotions: [free] });
    expect(priced.groups.map(({ id, shippingMinor }) => [id, shippingMinor])).toEqual([
      ['instore-1001', 0],
      ['nextday', 9_99],
      ['regular', 0],
    ]);
    expect(priced.promotable.deliveries).toEqual([
      { id: 'nextday', isRegular: false, priceMinor: 9_99 },
      { id: 'regular', isRegular: true, priceMinor: 5_99 },
    ]);
    expect(priced.promotions.applied.map(({ savedMinor }) => savedMinor)).toEqual([5_99]);
  });

  test('promotions see what is charged, and what they take stands on the line', async () => {
    const off = promotion('off', { kind: 'AMOUNT', amountMinor: 3_00 }, { scope: { brands: ['acme'] } });
    const other = { ...parcel, id: 'other', brandSlug: 'other', quantity: 2 };
    const priced = await price({ lines: [parcel, other], promotions: [off, free] });
    expect(priced.promotable.lines[1]).toEqual({
      id: 'other',
      sku: 'SKU1',
      brand: 'other',
      path: parcel.path,
      quantity: 2,
      unitMinor: 10_00,
    });
    expect(priced.lines.map(({ promoMinor }) => promoMinor)).toEqual([3_00, 0]);
    expect(priced.totals.discountMinor).toBe(3 * 2_00 + 3_00);
    expect(priced.promotions.refused).toEqual([]);
  });

  test('a code never makes delivery dearer, and one that gives nothing is refused', async () => {
    const half = promotion('half', { kind: 'PERCENT', percent: 50 });
    const late = promotion('late', { kind: 'PERCENT', percent: 50 }, { endsAt: new Date(0) });
    const priced = await price({ lines: [{ ...parcel, quantity: 4 }], promotions: [half, late] });
    expect(priced.totals.shippingMinor).toBe(0);
    expect(priced.promotions.refused.map(({ refusal }) => refusal.reason)).toEqual(['expired']);
  });
});
