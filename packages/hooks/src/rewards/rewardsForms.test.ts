import { expect, test } from 'vitest';
import { market } from '../../test/market.ts';
import {
  activityDays,
  firstCreditDay,
  rewardsCreditForm,
  rewardsHolderOf,
  rewardsJoinForm,
} from './rewardsForms.ts';

const fieldsOf = ({ issues }: { issues: readonly { field: string }[] }) => issues.map(({ field }) => field);

test('[REWARD-044] a card is opened with consent to the rules only', () => {
  const holder = {
    firstName: 'Ari',
    lastName: 'Stone',
    email: 'ari@example.com',
    phoneNumber: '9015550142',
    postalCode: '38103',
  };
  const form = rewardsJoinForm(market);
  expect(fieldsOf(form.validate(holder))).toEqual(['acceptsTerms']);
  expect(fieldsOf(form.validate({ ...holder, acceptsTerms: 'true' }))).toEqual([]);
  expect(fieldsOf(form.validate({ acceptsTerms: 'true' }))).toEqual(Object.keys(holder));
});

test('[REWARD-041] credits are asked for within the days that the server allows, with every fact of the receipt', () => {
  const today = '2026-05-31';
  const from = firstCreditDay(today, { receiptDays: 90 });
  const form = rewardsCreditForm({ from, to: today });
  const receipt = { storeNumber: '3021', date: '2026-03-02', receiptNumber: 'A1', amount: '12,50' };
  expect(form.validate(receipt)).toMatchObject({ issues: [], values: { amount: '12.50' } });
  expect([from, firstCreditDay(today, undefined)]).toEqual(['2026-03-02', undefined]);
  expect(rewardsCreditForm({ to: today }).validate({ ...receipt, date: '2026-03-01' }).issues).toEqual([]);
  expect(fieldsOf(form.validate({ ...receipt, date: '2026-03-01' }))).toEqual(['date']);
  expect(fieldsOf(form.validate({ ...receipt, date: '2026-06-01' }))).toEqual(['date']);
  expect(fieldsOf(form.validate({}))).toEqual(Object.keys(receipt));
});

test('[REWARD-040] the activity is of the days that an address names, else of the last ninety', () => {
  const of = (query: string, today?: string) => activityDays(new URLSearchParams(query), today);
  const named = { fromDate: '2026-01-01', toDate: '2026-02-01' };
  expect(of('fromDate=2026-01-01&toDate=2026-02-01', '2026-05-31')).toEqual(named);
  const last = { fromDate: '2026-03-02', toDate: '2026-05-31' };
  expect(of('fromDate=2026-02-30&toDate=2026-03-01', '2026-05-31')).toEqual(last);
  expect(of('')).toEqual({});
});

test('[REWARD-044] the holder’s fields start with what the profile knows', () => {
  expect(rewardsHolderOf({ firstName: 'Ari', phoneNumber: '9015550142' })).toEqual({
    firstName: 'Ari',
    lastName: '',
    email: '',
    phoneNumber: '9015550142',
    postalCode: '',
  });
});
