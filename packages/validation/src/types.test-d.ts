import { describe, expectTypeOf, test } from 'vitest';
import {
  accountForm,
  addressForm,
  issue,
  rewardsQuestionsForm,
  vehicleForm,
  type Form,
  type Issue,
} from './index.ts';
import { issueText, enUS } from './messages/index.ts';
import { us } from '../test/markets.ts';

describe('what does not compile', () => {
  test('an unknown rule, subject or reason', () => {
    expectTypeOf(issue('phone.short')).toEqualTypeOf<Issue>();
    // @ts-expect-error no such subject
    issue('fax.short');
    // @ts-expect-error no such reason
    issue('phone.ugly');
    // @ts-expect-error texts are made of issues that exist
    issueText({ rule: 'fax.short', params: {} }, enUS);
  });

  test('an unknown field', () => {
    expectTypeOf(accountForm(us, ['email'])).toEqualTypeOf<Form>();
    // @ts-expect-error no such field
    accountForm(us, ['fax']);
    // @ts-expect-error no such question
    rewardsQuestionsForm(['maidenName']);
    // @ts-expect-error no such part of a contact
    addressForm(us, ['fax']);
  });

  test('a missing parameter', () => {
    expectTypeOf(addressForm(us)).toEqualTypeOf<Form>();
    // @ts-expect-error the market is missing
    addressForm();
    // @ts-expect-error today is missing
    vehicleForm({ states: us.states });
    const { phone: _, ...without } = us;
    // @ts-expect-error the market's phones are missing
    addressForm(without);
  });
});
