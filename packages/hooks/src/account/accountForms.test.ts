import { expect, test } from 'vitest';
import { profile } from '../../test/fixtures.ts';
import {
  completionForm,
  completionOf,
  isProfileIncomplete,
  registrationForm,
  registrationOf,
} from './accountForms.ts';

const market = {
  phone: { formats: ['(###) ###-####'], example: '(901) 555-0134', countryCode: '1' },
  postalCode: { formats: ['#####', '#####-####'], digitsSent: 5, example: '92110' },
};

test.each(['firstName', 'lastName', 'phoneNumber'])(
  '[ACCT-025] an account without %s is incomplete',
  (name) => {
    const whole = profile({ phoneNumber: '9015550142' });
    expect(isProfileIncomplete(whole)).toBe(false);
    expect(isProfileIncomplete({ ...whole, [name]: ' ' })).toBe(true);
    expect(isProfileIncomplete({ ...whole, postalCode: '' })).toBe(false);
  },
);

test('[ACCT-025] what is missing is asked, and checked as at registration', () => {
  const given = {
    firstName: 'Ari',
    lastName: 'Stone',
    phoneNumber: '(901) 555-0142',
    postalCode: '',
    currentPassword: 'x',
  };
  expect(completionForm(market).validate(given).issues).toEqual([]);
  const wrong = { ...given, phoneNumber: '', postalCode: '1', currentPassword: '' };
  expect(
    completionForm(market)
      .validate(wrong)
      .issues.map(({ field }) => field),
  ).toEqual(['phoneNumber', 'postalCode', 'currentPassword']);
});

test('[ACCT-024] there is no account without consent to the terms', () => {
  const given = {
    firstName: 'Ari',
    lastName: 'Stone',
    email: 'ari@example.com',
    password: 'seven quiet gearboxes',
  };
  const issuesOf = (input: unknown) =>
    registrationForm(market)
      .validate(input)
      .issues.map(({ field }) => field);
  expect(issuesOf({ ...given, acceptsTerms: 'true' })).toEqual([]);
  expect(issuesOf(given)).toEqual(['acceptsTerms']);
  expect(issuesOf({ ...given, firstName: '' })).toEqual(['firstName', 'acceptsTerms']);
});

test('[ACCT-024] who ticks rewards is asked for the phone and postal code that a card needs', () => {
  const typed = {
    firstName: 'Ari',
    lastName: 'Stone',
    email: 'ari@example.com',
    password: 'seven quiet gearboxes',
    acceptsTerms: 'true',
    joinRewards: 'true',
  };
  const issuesOf = (input: unknown) =>
    registrationForm(market)
      .validate(input)
      .issues.map(({ field, rule }) => `${field} ${rule}`);
  expect(issuesOf(typed)).toEqual(['phoneNumber required', 'postalCode required']);
  expect(issuesOf({ ...typed, phoneNumber: '(901) 555-0142', postalCode: '92110' })).toEqual([]);
});

test('[ACCT-024] a registration leaves out what stayed empty; the password goes as it was typed', () => {
  const typed = {
    firstName: ' Ari ',
    lastName: 'Stone',
    email: 'ari@example.com',
    phoneNumber: '',
    postalCode: '92110',
    password: ' seven quiet gearboxes ',
    joinRewards: 'true',
  };
  expect(registrationOf(typed, registrationForm(market).validate(typed).values)).toEqual({
    firstName: 'Ari',
    lastName: 'Stone',
    email: 'ari@example.com',
    password: ' seven quiet gearboxes ',
    postalCode: '92110',
    receivePromoAndSpecialEvents: false,
    joinRewards: true,
  });
});

test('[ACCT-025] a completed account keeps its postal code where none is given', () => {
  const typed = { firstName: 'Ari', lastName: 'Stone', phoneNumber: '9015550142', currentPassword: ' x ' };
  expect(completionOf(typed, completionForm(market).validate(typed).values)).toEqual({
    firstName: 'Ari',
    lastName: 'Stone',
    phoneNumber: '(901) 555-0142',
    currentPassword: ' x ',
  });
});
