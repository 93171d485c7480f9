import type { Rebate } from '@driveline/api';
import type { ContentPage } from '@driveline/api/contract';
import { expect, test } from 'vitest';
import { loadForTest, type Answers } from '../../data/loadForTest.ts';
import { currentCoupons } from './currentCoupons.ts';
import { hasEnded, shelfOf } from './dealShelf.ts';
import { loadDeals } from './loaders.ts';
import { rebatesWith } from './rebates.ts';

const load = (rest: string, answers: Answers = {}) =>
  loadForTest(loadDeals, `/deals/${rest}`, answers, { params: { '*': rest } });
const where = (answer: Response) => [answer.status, answer.headers.get('location')];

test('a deal that the content does not have is not found; one that cannot be had stays, to ask again', async () => {
  expect(where(await load('nope', { '/api/content/page': { status: 404, body: {} } }))).toEqual([404, null]);
  expect((await load('brakes', { '/api/content/page': { status: 500, body: {} } })).status).toBe(200);
});

test.each([
  ['', '/lp/deals'],
  ['localstoreadd', '/circular'],
])('/deals/%s is another name of %s', async (rest, target) => {
  expect(where(await load(rest))).toEqual([301, target]);
});

const deal: ContentPage = {
  title: 'Brakes',
  meta: { description: '', endsOn: '2026-03-31' },
  blocks: [{ kind: 'products', title: 'Brakes', canonicalPath: '/parts/brakes/brake-pads' }],
};

test('the parts of a deal are those of its content, or of the shelf that the address names', () => {
  expect(shelfOf(deal, 'brakes')).toBe('/parts/brakes/brake-pads');
  expect(shelfOf(deal, 'brakes/parts/brakes/brake-rotors')).toBe('/parts/brakes/brake-rotors');
  expect(shelfOf({ ...deal, blocks: [] }, 'brakes')).toBeUndefined();
});

test('a deal holds on its last day, and is over on the next', () => {
  expect(hasEnded(deal, '2026-03-31')).toBe(false);
  expect(hasEnded(deal, '2026-04-01')).toBe(true);
  expect(hasEnded({ meta: { description: '' } }, '2099-01-01')).toBe(false);
});

test('[CATALOG-044] coupons that are over are left out, the soonest to end comes first', () => {
  const of = (endsOn: string) => ({ kind: 'coupon' as const, code: 'A', title: '', terms: '', endsOn });
  const blocks = [of('2026-05-01'), of('2026-02-01'), of('2026-03-01'), ...deal.blocks];
  expect(currentCoupons({ blocks }, '2026-03-01')).toEqual([of('2026-03-01'), of('2026-05-01')]);
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
  const ids = (query: string) => rebatesWith(all, query).map(({ id }) => id);
  expect(ids('')).toEqual(['2', '1']);
  expect(ids('baterias')).toEqual(['1']);
  expect(ids('TRUELINE pads')).toEqual(['2']);
  expect(ids('wipers')).toEqual([]);
});
