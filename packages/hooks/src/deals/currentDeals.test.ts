import type { OutputOf, Rebate } from '@driveline/api';
import { expect, test } from 'vitest';
import { currentCoupons, hasDealEnded, rebatesWith, shelfOfDeal } from './currentDeals.ts';

const deal: OutputOf<'content.page'> = {
  title: 'Brakes',
  meta: { description: '', endsOn: '2026-03-31' },
  blocks: [{ kind: 'products', title: 'Brakes', canonicalPath: '/parts/brakes/brake-pads' }],
};

test('[CATALOG-027] the parts of a deal are those of its content, or of the shelf that the address names', () => {
  expect(shelfOfDeal(deal, 'brakes')).toBe('/parts/brakes/brake-pads');
  expect(shelfOfDeal(deal, 'brakes/parts/brakes/brake-rotors')).toBe('/parts/brakes/brake-rotors');
  expect(shelfOfDeal({ blocks: [] }, 'brakes')).toBeUndefined();
});

test('a deal holds on its last day, and is over on the next', () => {
  expect(hasDealEnded(deal, '2026-03-31')).toBe(false);
  expect(hasDealEnded(deal, '2026-04-01')).toBe(true);
  expect(hasDealEnded({ meta: { description: '' } }, '2099-01-01')).toBe(false);
});

test('[CATALOG-044] coupons that are over are left out, the soonest to end comes first', () => {
  const of = (endsOn: string) => ({ kind: 'coupon' as const, code: 'A', title: '', terms: '', endsOn });
  const blocks = [of('2026-05-01'), of('2026-02-01'), of('2026-03-01'), ...deal.blocks];
  expect(currentCoupons({ blocks }, '2026-03-01')).toEqual([of('2026-03-01'), of('2026-05-01')]);
});

test.each([
  ['2026-11-27', '2026-11-30'],
  ['2026-12-01', '2026-12-31'],
  ['2028-02-29', '2028-02-29'],
  ['2027-02-01', '2027-02-28'],
])('[CATALOG-044] on %s a coupon without a last day ends on %s', (today, endsOn) => {
  const coupon = { kind: 'coupon' as const, code: 'A', title: '', terms: '' };
  expect(currentCoupons({ blocks: [coupon] }, today)).toEqual([{ ...coupon, endsOn }]);
});

const rebate = (id: string, brand: string, name: string, expirationDate: string): Rebate => ({
  id,
  brand,
  products: [{ name, canonicalPath: '/parts' }],
  amount: 10,
  startDate: '2026-01-01',
  expirationDate,
  hasEnded: false,
  formUrl: '/form.pdf',
  shopUrl: '/brands/x',
});

test('[CATALOG-042] rebates are found by brand and part, the soonest to end first', () => {
  const all = [
    rebate('1', 'Voltara', 'Baterías', '2026-05-01'),
    rebate('2', 'Trueline', 'Brake pads', '2026-04-01'),
  ];
  const ids = (typed: string) => rebatesWith(all, typed).map(({ id }) => id);
  expect(ids('')).toEqual(['2', '1']);
  expect(ids('baterias')).toEqual(['1']);
  expect(ids('TRUELINE pads')).toEqual(['2']);
  expect(ids('wipers')).toEqual([]);
});
