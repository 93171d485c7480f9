import type { OutputOf, Rebate } from '@driveline/api';
import { expect, test } from 'vitest';
import { currentCoupons, hasDealEnded, lastDayOf, rebatesWith, shelfOfDeal } from './currentDeals.ts';

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

test('[CATALOG-044] a code that the server lists ends when the server refuses it, whatever the page says', () => {
  const coupon = { kind: 'coupon' as const, code: 'A', title: '', terms: '', endsOn: '2026-12-31' };
  const listed = [{ code: 'A', endsOn: '2026-11-30', renews: 'monthly' as const }];
  expect(currentCoupons({ blocks: [coupon] }, '2026-11-30', listed)).toEqual([{ ...coupon, ...listed[0] }]);
  expect(currentCoupons({ blocks: [coupon] }, '2026-12-01', listed)).toEqual([]);
});

test('[CATALOG-044] a code whose end nobody knows is shown without one, after those that end', () => {
  const open = { kind: 'coupon' as const, code: 'A', title: '', terms: '' };
  const ending = { ...open, code: 'B', endsOn: '2026-12-31' };
  expect(currentCoupons({ blocks: [open, ending] }, '2026-11-27')).toEqual([ending, open]);
});

test.each([
  ['2026-11-27', '2026-11-30'],
  ['2026-12-01', '2026-12-31'],
  ['2028-02-29', '2028-02-29'],
  ['2027-02-01', '2027-02-28'],
])('[CATALOG-027] on %s a deal that renews each month ends on %s', (today, endsOn) => {
  expect(lastDayOf({ description: '', renews: 'monthly' }, today)).toBe(endsOn);
  expect(lastDayOf({ description: '', endsOn: '2026-11-11', renews: 'monthly' }, today)).toBe('2026-11-11');
  expect(lastDayOf({ description: '' }, today)).toBeUndefined();
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
