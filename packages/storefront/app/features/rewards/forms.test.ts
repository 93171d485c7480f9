import { markets, us } from '@driveline/markets';
import { expect, test } from 'vitest';
import { shop } from '../../../test/sampleShop.ts';
import { creditForm, firstCreditDay } from './creditForm.ts';
import { joinForm } from './joinForm.ts';
import { RULES_SECTION, rulesSource } from './rules.ts';

const fieldsOf = ({ issues }: { issues: readonly { field: string }[] }) => issues.map(({ field }) => field);

test('[REWARD-044] a card is opened with consent to the rules only', () => {
  const holder = {
    firstName: 'Ari',
    lastName: 'Stone',
    email: 'ari@example.com',
    phoneNumber: '9015550142',
    postalCode: '38103',
  };
  expect(fieldsOf(joinForm(us).validate(holder))).toEqual(['acceptsTerms']);
  expect(fieldsOf(joinForm(us).validate({ ...holder, acceptsTerms: 'true' }))).toEqual([]);
  expect(fieldsOf(joinForm(us).validate({ acceptsTerms: 'true' }))).toEqual(Object.keys(holder));
});

test('[REWARD-041] credits are asked for within ninety days, with every fact of the receipt', () => {
  const today = '2026-05-31';
  const form = creditForm(today);
  const receipt = { storeNumber: '3021', date: firstCreditDay(today), receiptNumber: 'A1', amount: '12,50' };
  expect(form.validate(receipt)).toMatchObject({ issues: [], values: { amount: '12.50' } });
  expect(firstCreditDay(today)).toBe('2026-03-02');
  expect(fieldsOf(form.validate({ ...receipt, date: '2026-03-01' }))).toEqual(['date']);
  expect(fieldsOf(form.validate({ ...receipt, date: '2026-06-01' }))).toEqual(['date']);
  expect(fieldsOf(form.validate({}))).toEqual(Object.keys(receipt));
});

test.each(markets.map((market) => [market.code, market] as const))(
  '[REWARD-042] every brand keeps the rules of market %s where the page reads them',
  (code, market) => {
    const name = rulesSource(market).replace('/lp/', '');
    for (const brand of Object.values(shop.brands).filter((it) => it.markets.some((own) => own === code)))
      expect(brand.content[code]?.pages[name]?.sections.map(({ id }) => id)).toContain(RULES_SECTION);
  },
);
