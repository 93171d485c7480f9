import { expect, test } from 'vitest';
import { us } from '../../test/markets.ts';
import { rewardsIdForm, rewardsLookUpForm, rewardsProfileForm, rewardsQuestionsForm } from '../index.ts';

const issuesOf = ({ issues }: { issues: readonly { field: string; rule: string }[] }) =>
  issues.map(({ field, rule }) => `${field} ${rule}`);

test.each([
  [{}, ['lastName rewardsFacts.missing']],
  [{ telephoneNumber: '901' }, ['lastName rewardsFacts.missing', 'telephoneNumber phone.short']],
  [{ lastName: 'Driver', telephoneNumber: '9015550134' }, []],
  [{ lastName: 'Driver', telephoneNumber: '9015550134', rewardsLookup: '38103' }, []],
  [{ lastName: 'Driver' }, ['telephoneNumber rewardsFacts.missing']],
  [{ rewardsLookup: 'ada@example.com' }, ['lastName rewardsFacts.missing']],
  [{ lastName: 'Driver', rewardsLookup: '38103' }, []],
  [{ lastName: 'Driver', rewardsLookup: '381' }, ['rewardsLookup rewardsLookup.invalid']],
  [{ telephoneNumber: '9015550134', rewardsLookup: 'ada' }, ['rewardsLookup rewardsLookup.invalid']],
])('[REWARD-012][VALID-017] a look-up by %o', (facts, issues) => {
  expect(issuesOf(rewardsLookUpForm(us).validate(facts))).toEqual(issues);
});

test('[REWARD-012] a look-up says how many facts are needed, and sends the phone in form', () => {
  expect(rewardsLookUpForm(us).validate({ telephoneNumber: '9015550134' })).toEqual({
    values: { lastName: '', telephoneNumber: '(901) 555-0134', rewardsLookup: '' },
    issues: [{ rule: 'rewardsFacts.missing', field: 'lastName', params: { min: 2 } }],
  });
});

test('[VALID-024] a card number needs to be there, and is the server’s to judge', () => {
  expect(rewardsIdForm().validate({ rewardsId: 'anything' }).issues).toEqual([]);
  expect(issuesOf(rewardsIdForm().validate({ rewardsId: ' ' }))).toEqual(['rewardsId required']);
});

test('[REWARD-017] the questions that are asked, and no other', () => {
  const form = rewardsQuestionsForm(['oneTimeCode', 'phoneLastFour']);
  expect(form.validate({ oneTimeCode: '123 456', phoneLastFour: '0134' })).toEqual({
    values: { oneTimeCode: '123456', phoneLastFour: '0134' },
    issues: [],
  });
  expect(issuesOf(form.validate({ oneTimeCode: '1', phoneLastFour: '013' }))).toEqual([
    'oneTimeCode oneTimeCode.short',
    'phoneLastFour text.invalid',
  ]);
  expect(form.check('phoneLastFour', { phoneLastFour: '01345' })).toEqual({
    rule: 'text.invalid',
    field: 'phoneLastFour',
    params: { example: '0134' },
  });
  expect(form.check('phoneLastFour', { phoneLastFour: 'x0134' })?.rule).toBe('text.invalid');
  expect(issuesOf(form.validate({}))).toEqual(['oneTimeCode required', 'phoneLastFour required']);
  expect(issuesOf(rewardsQuestionsForm(['lastName', 'postalCode']).validate({}))).toEqual([
    'lastName required',
    'postalCode required',
  ]);
});

test('the holder of a card is asked for everything', () => {
  const form = rewardsProfileForm(us);
  const typed = { firstName: 'Ada', lastName: 'Driver', email: 'ada@example.com' };
  expect(issuesOf(form.validate(typed))).toEqual(['phoneNumber required', 'postalCode required']);
  const whole = { ...typed, phoneNumber: '9015550134', postalCode: '381031234' };
  expect(form.validate(whole)).toEqual({
    values: { ...typed, phoneNumber: '(901) 555-0134', postalCode: '38103-1234' },
    issues: [],
  });
});
