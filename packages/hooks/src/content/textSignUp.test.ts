import { expect, test } from 'vitest';
import { market } from '../../test/market.ts';
import { textSignUpForm, toTextSignUp } from './textSignUp.ts';

const issuesOf = (typed: Record<string, string>) =>
  textSignUpForm(market)
    .validate(typed)
    .issues.map(({ field, rule }) => `${field} ${rule}`);

test('[CONTENT-022] texts need a phone of the market and a yes', () => {
  expect(issuesOf({})).toEqual(['phoneNumber required', 'agrees required']);
  expect(issuesOf({ phoneNumber: '12', agrees: 'true' })).toEqual([
    expect.stringMatching(/^phoneNumber phone/),
  ]);
  expect(issuesOf({ phoneNumber: '(901) 555-0177', agrees: 'true' })).toEqual([]);
});

test('[CONTENT-022] what is sent has the digits, and says nothing about mails', () => {
  expect(toTextSignUp({ phoneNumber: '(901) 555-0177', agrees: 'true' }, market)).toEqual({
    phoneNumber: '9015550177',
    receiveTextMessage: true,
  });
});
