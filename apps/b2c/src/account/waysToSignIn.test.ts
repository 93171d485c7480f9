import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { TextMessage } from '../ports/texter.ts';
import { openShop, type Shop } from '../../test/shop.ts';
import { mailTo, registered } from '../../test/registered.ts';
import { goodPassword } from '../../conformance/client/password.ts';

const texts: TextMessage[] = [];
const texter = { send: (message: TextMessage) => Promise.resolve(void texts.push(message)) };
let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ texter, limiter: { take: () => Promise.resolve(0) } });
});
afterAll(() => shop.close());

const mailsTo = (email: string) => shop.mails.filter(({ to }) => to === email).map(({ subject }) => subject);

describe('every way to sign in changes with the password only', () => {
  const password = { newPassword: 'nine loud gearboxes' };
  test.each([
    ['email', { email: 'somebody.else@example.com' }],
    ['username', { username: 'somebody.else' }],
    ['password', password],
    ['two-step sign-in', { twoStepSignIn: true }],
    ['phone', { phoneNumber: '9015550199' }],
    ['phone, by taking it away', { phoneNumber: '' }],
  ])('[API-060] %s', async (_, change) => {
    const { shopper } = await registered(shop, { phoneNumber: '9015550134' });
    const before = await shopper.do('account.current');
    for (const given of [{}, { currentPassword: 'a guess at it' }]) {
      const answer = await shopper.call('account.update', {
        body: { firstName: 'Eve', ...change, ...given },
      });
      expect([answer.status, answer.key]).toEqual([422, 'error_password_wrong']);
      expect(answer.text).toContain('"field":"currentPassword"');
    }
    expect(await shopper.do('account.current')).toEqual(before);
    const body = { ...change, currentPassword: goodPassword };
    expect((await shopper.call('account.update', { body })).status).toBe(200);
  });

  test('[API-060] the first phone of an account, too', async () => {
    const { shopper } = await registered(shop);
    const change = { phoneNumber: '9015550199' };
    expect((await shopper.call('account.update', { body: change })).key).toBe('error_password_wrong');
    const body = { ...change, currentPassword: goodPassword };
    expect((await shopper.do('account.update', { body })).phoneNumber).toBe('9015550199');
  });

  test('[API-060] what stays the same asks for nothing, however it is written', async () => {
    const { shopper, email } = await registered(shop, { phoneNumber: '9015550134' });
    const body = {
      firstName: 'Eve',
      email,
      phoneNumber: '(901) 555-0134',
      username: '',
      twoStepSignIn: false,
    };
    expect((await shopper.do('account.update', { body })).firstName).toBe('Eve');
  });

  test('[API-055] a stranger at a signed-in browser gets no code to a phone of their own', async () => {
    const { shopper, email } = await registered(shop, { phoneNumber: '9015550134' });
    await shopper.call('account.update', { body: { phoneNumber: '9015550166' } });
    const stranger = shop.shopper();
    await stranger.do('identity.otpDestinations', { body: { username: email } });
    await stranger.do('identity.sendOtp', { body: { channel: 'text', destinationId: 'text' } });
    const sent = await vi.waitFor(
      () => texts.findLast(({ text }) => /sign-in code/.test(text)) ?? Promise.reject(new Error()),
    );
    expect(sent.phone).toBe('9015550134');
  });
});

describe('the former address hears of it', () => {
  test.each([
    ['phone', { phoneNumber: '9015550199' }, /phone number was changed/],
    ['username', { username: 'a.new.name' }, /username was changed/],
    ['two-step sign-in', { twoStepSignIn: true }, /Two-step sign-in is on/],
    ['password', { newPassword: 'nine loud gearboxes' }, /password was changed/],
  ])('[API-060] of a new %s', async (_, change, subject) => {
    const { shopper, email } = await registered(shop, { phoneNumber: '9015550134' });
    await shopper.do('account.update', { body: { ...change, currentPassword: goodPassword } });
    expect((await mailTo(shop, email, subject)).language).toBe('en-US');
  });

  test('[API-060] of two-step sign-in that was turned off', async () => {
    const { shopper, email } = await registered(shop);
    for (const twoStepSignIn of [true, false])
      await shopper.do('account.update', { body: { twoStepSignIn, currentPassword: goodPassword } });
    expect((await mailTo(shop, email, /Two-step sign-in is off/)).text).toContain('password only');
  });

  test('[API-060] of everything at once, and the new address of none of it', async () => {
    const { shopper, email } = await registered(shop, { market: 'br', phoneNumber: '11987654321' });
    const body = {
      email: `new.${email}`,
      username: email.slice(0, 12),
      phoneNumber: '11987654322',
      newPassword: 'nove caixas de cambio',
      twoStepSignIn: true,
      currentPassword: goodPassword,
    };
    await shopper.do('account.update', { body });
    await vi.waitFor(() => expect(mailsTo(email)).toHaveLength(6));
    await mailTo(shop, `new.${email}`, /confirmEmail/);
    expect(mailsTo(`new.${email}`)).toHaveLength(1);
  });
});
