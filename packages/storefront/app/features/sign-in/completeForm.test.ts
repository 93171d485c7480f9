import { fixtureIn } from '@driveline/api/testing';
import { us } from '@driveline/markets';
import { expect, test } from 'vitest';
import { completeForm, isIncomplete } from './completeForm.ts';

const profile = {
  ...fixtureIn('us')('account.current'),
  firstName: 'A',
  lastName: 'B',
  phoneNumber: '9015550142',
};

test.each(['firstName', 'lastName', 'phoneNumber'])(
  '[ACCT-025] an account without %s is incomplete',
  (name) => {
    expect(isIncomplete(profile)).toBe(false);
    expect(isIncomplete({ ...profile, [name]: ' ' })).toBe(true);
    expect(isIncomplete({ ...profile, postalCode: '' })).toBe(false);
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
  expect(completeForm(us).validate(given).issues).toEqual([]);
  const wrong = { ...given, phoneNumber: '', postalCode: '1', currentPassword: '' };
  expect(
    completeForm(us)
      .validate(wrong)
      .issues.map(({ field }) => field),
  ).toEqual(['phoneNumber', 'postalCode', 'currentPassword']);
});
