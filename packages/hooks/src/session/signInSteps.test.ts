import type { TestAnswers } from '@driveline/api/testing';
import type { Values } from '@driveline/validation';
import { expect, test } from 'vitest';
import { answering } from '../../test/answering.ts';
import { signedIn } from '../../test/fixtures.ts';
import { refusal } from '../../test/stubClient.ts';
import { takeSignIn } from './signInSteps.ts';

const destinations = [
  { channel: 'email' as const, destinationId: 'email', masked: 'a***@example.com' },
  { channel: 'text' as const, destinationId: 'text', masked: '***-0142' },
];

async function take(typed: Values, answers: TestAnswers = {}) {
  const { client, sent } = answering(answers);
  const result = await takeSignIn(client, typed);
  return { result, calls: sent.map(({ id, input }) => [id, input.body]) };
}

const login = { username: ' ana ', password: ' long enough ', rememberMe: 'true' };

test('[ACCT-015] a right password signs in, and goes as it was typed', async () => {
  const { result, calls } = await take(login, { 'identity.login': signedIn() });
  expect(result).toMatchObject({ signedIn: { profileId: 'p1' } });
  expect(calls).toEqual([
    ['identity.login', { username: 'ana', password: ' long enough ', rememberMe: true }],
  ]);
});

test('[ACCT-015] a form with a gap is not sent, and no password comes back', async () => {
  const { result, calls } = await take({ username: '', password: 'x' });
  expect(result).toMatchObject({ status: 422, answer: { step: 'login', issues: [{ field: 'username' }] } });
  expect(result).not.toHaveProperty('answer.values.password');
  expect(calls).toEqual([]);
});

test('[ACCT-015] a locked account is told from a wrong password', async () => {
  const locked = refusal(423, '423', 'Locked', 'error_login_locked');
  expect((await take(login, { 'identity.login': locked })).result).toMatchObject({
    status: 423,
    answer: { step: 'login', message: 'Locked', isLocked: true, values: { username: ' ana ' } },
  });
});

test('[ACCT-018] a second step asks where its code goes, and so does a sign-in by code', async () => {
  const otp = signedIn({ otpRequired: true, otpDestinations: destinations });
  const asked = { status: 200, answer: { step: 'destination', destinations } };
  expect((await take(login, { 'identity.login': otp })).result).toMatchObject(asked);
  const byCode = { intent: 'code-instead', username: 'ana' };
  const { result } = await take(byCode, { 'identity.otpDestinations': { otpDestinations: destinations } });
  expect(result).toMatchObject(asked);
  expect((await take({ ...byCode, username: ' ' })).result).toMatchObject({
    status: 422,
    answer: { step: 'login', issues: [{ field: 'username' }] },
  });
});

const sending = { intent: 'send-code', username: 'ana', destination: 'text', 'masked.text': '***-0142' };

test('[ACCT-019] a code is sent to what was chosen, and counts again', async () => {
  const { result, calls } = await take({ ...sending, tries: '3' }, { 'identity.sendOtp': null });
  expect(calls).toEqual([['identity.sendOtp', { channel: 'text', destinationId: 'text' }]]);
  expect(result).toMatchObject({
    status: 200,
    answer: { step: 'code', values: { masked: '***-0142', tries: '0' } },
  });
});

test('[ACCT-019] where another code is not due yet the one before it still counts', async () => {
  const early = refusal(429, '429', 'Wait', 'error_too_many_requests');
  const { result } = await take({ ...sending, tries: '3' }, { 'identity.sendOtp': early });
  expect(result).toMatchObject({ status: 429, answer: { step: 'code', values: { tries: '3' } } });
  const gone = refusal(401, '401', 'Gone', 'error_not_signed_in');
  expect((await take(sending, { 'identity.sendOtp': gone })).result).toMatchObject({
    answer: { step: 'login' },
  });
});

const code = { intent: 'verify-code', username: 'ana', code: '123456', tries: '3' };

test('[ACCT-019] a right code signs in; one that is none is not sent', async () => {
  const { result } = await take(code, { 'identity.verifyOtp': signedIn() });
  expect(result).toHaveProperty('signedIn');
  const { result: wrong, calls } = await take({ ...code, code: '12' });
  expect(wrong).toMatchObject({ status: 422, answer: { step: 'code', issues: [{ field: 'code' }] } });
  expect(calls).toEqual([]);
});

test('[ACCT-019] wrong codes are counted, and the fifth leads back to the password', async () => {
  const wrong = { 'identity.verifyOtp': refusal(422, '422', 'Wrong', 'error_otp_invalid') };
  expect((await take(code, wrong)).result).toMatchObject({
    answer: { step: 'code', values: { tries: '4' } },
  });
  const { result } = await take(
    { ...code, tries: '4' },
    { 'identity.verifyOtp': refusal(422, '422', 'Wrong', 'error_otp_invalid') },
  );
  expect(result).toMatchObject({ answer: { step: 'login', note: 'tooManyCodes' } });
});

test('[ACCT-019] a code that has run out may be replaced at once', async () => {
  const ended = refusal(410, '410', 'Expired', 'error_otp_expired');
  expect((await take(code, { 'identity.verifyOtp': ended })).result).toMatchObject({
    answer: { step: 'code', isEnded: true, values: { tries: '3' } },
  });
});

test('[ACCT-018] the ways back and to a new password ask nobody', async () => {
  const typed = { username: 'ana', rememberMe: 'true' };
  expect((await take({ ...typed, intent: 'back-to-login' })).result).toMatchObject({
    answer: { step: 'login', values: typed },
  });
  expect((await take({ ...typed, intent: 'forgot-password' })).result).toMatchObject({
    answer: { step: 'forgot', values: { email: 'ana' } },
  });
});

test.each(['steal', 'toString', '__proto__'])('a button %s is nobody’s', async (intent) => {
  expect((await take({ intent })).result).toBeUndefined();
});
