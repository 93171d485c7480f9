import { expect, test } from 'vitest';
import { br, us } from '../../test/markets.ts';
import {
  accountForm,
  forgotPasswordForm,
  giftCardForm,
  newPasswordForm,
  oneTimeCodeForm,
  signInForm,
} from '../index.ts';

const issuesOf = ({ issues }: { issues: readonly { field: string; rule: string }[] }) =>
  issues.map(({ field, rule }) => `${field} ${rule}`);

const person = {
  firstName: 'Ada',
  lastName: 'Driver',
  email: 'ada@example.com',
  password: 'seven quiet gearboxes',
};

test('[VALID-007] an account asks for names, email and a password; phone and postal code may stay empty', () => {
  const form = accountForm(us);
  expect(form.validate(person).issues).toEqual([]);
  expect(issuesOf(form.validate({}))).toEqual([
    'firstName firstName.missing',
    'lastName lastName.missing',
    'email required',
    'password required',
  ]);
  expect(
    issuesOf(form.validate({ ...person, phoneNumber: '901', postalCode: '1', password: 'ada@example.com' })),
  ).toEqual(['phoneNumber phone.short', 'postalCode postalCode.short', 'password password.invalid']);
});

test('an account is written as its market writes it', () => {
  const { values } = accountForm(br).validate({
    ...person,
    phoneNumber: '11912345678',
    postalCode: '01310100',
  });
  expect(values).toMatchObject({ phoneNumber: '(11) 91234-5678', postalCode: '01310-100' });
});

test('a change asks for what is shown alone', () => {
  const form = accountForm(us, ['email', 'username']);
  expect(form.fields).toEqual(['email', 'username']);
  expect(form.validate({ email: 'ada@example.com' }).issues).toEqual([]);
  expect(issuesOf(form.validate({ email: 'ada@example.com', username: 'a@b.co' }))).toEqual([
    'username username.invalid',
  ]);
});

test('[ACCT-024] a password that is changed alone is judged without an email', () => {
  expect(accountForm(us, ['password']).validate({ password: 'seven quiet gearboxes' }).issues).toEqual([]);
});

test('a new password may have to be typed twice', () => {
  const form = newPasswordForm({ isRepeated: true });
  const typed = { password: 'seven quiet gearboxes', passwordRepeat: 'seven quiet gearboxes' };
  expect(form.validate(typed).issues).toEqual([]);
  expect(issuesOf(form.validate({ ...typed, passwordRepeat: 'seven loud gearboxes' }))).toEqual([
    'passwordRepeat passwordRepeat.invalid',
  ]);
  expect(issuesOf(form.validate({}))).toEqual(['password required']);
  expect(form.check('passwordRepeat', { passwordRepeat: 'x' })?.rule).toBe('passwordRepeat.invalid');
  expect(newPasswordForm().fields).toEqual(['password']);
});

test('a sign-in asks for both and judges neither', () => {
  expect(signInForm().validate({ username: 'ada', password: 'x' }).issues).toEqual([]);
  expect(issuesOf(signInForm().validate({}))).toEqual(['username required', 'password required']);
});

test('[VALID-022] a code, an email and a new password', () => {
  expect(oneTimeCodeForm().validate({ code: '123 456' })).toEqual({ values: { code: '123456' }, issues: [] });
  expect(issuesOf(oneTimeCodeForm().validate({ code: '12' }))).toEqual(['code oneTimeCode.short']);
  expect(issuesOf(forgotPasswordForm().validate({ email: 'ada' }))).toEqual(['email email.invalid']);
  expect(issuesOf(newPasswordForm().validate({ password: '12345678' }))).toEqual([
    'password password.invalid',
  ]);
});

test('[CART-056] a gift card by number and PIN', () => {
  const typed = { giftCardNumber: '6000 0000 0000 0001', giftCardPin: '1234' };
  expect(giftCardForm().validate(typed)).toEqual({
    values: { giftCardNumber: '6000000000000001', giftCardPin: '1234' },
    issues: [],
  });
  expect(issuesOf(giftCardForm().validate({}))).toEqual(['giftCardNumber required', 'giftCardPin required']);
});
