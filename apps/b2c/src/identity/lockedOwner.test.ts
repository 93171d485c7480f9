import { afterAll, beforeAll, expect, test } from 'vitest';
import { goodPassword } from '../../conformance/client/password.ts';
import { mailTo, registered } from '../../test/registered.ts';
import { openShop, type Shop, type Shopper } from '../../test/shop.ts';
import { heldClock } from '../clock/clock.ts';
import { tryLimit } from './tries.ts';

let shop: Shop;
beforeAll(async () => {
  const clock = heldClock('2026-03-03T18:00:00Z');
  shop = await openShop({ clock, limiter: { take: () => Promise.resolve(0) } });
});
afterAll(() => shop.close());

const logIn = (shopper: Shopper, username: string, password = goodPassword) =>
  shopper.call('identity.login', { body: { username, password } });

/** An account whose name strangers keep at its limit, and a browser that it was never opened in. */
async function locked() {
  const { email } = await registered(shop);
  const strangers = async () => {
    for (let index = 0; index <= tryLimit; index++) await logIn(shop.shopper(), email, 'wrong password');
  };
  await strangers();
  const owner = shop.shopper();
  expect((await logIn(owner, email)).key).toBe('error_login_locked');
  return { email, owner, strangers };
}

test('[API-055] an owner on a new device signs in by a mailed code while strangers keep the name locked', async () => {
  const { email, owner } = await locked();
  await owner.do('identity.otpDestinations', { body: { username: email } });
  await owner.call('identity.sendOtp', { body: { channel: 'email', destinationId: 'email' } });
  const code = /\b\d{6}\b/.exec((await mailTo(shop, email, /sign-in code/)).text)?.[0] ?? '';
  const answer = await owner.call('identity.verifyOtp', { body: { code } });
  expect([answer.status, answer.body.userAuthenticated]).toEqual([200, true]);
  expect((await logIn(shop.shopper(), email)).status).toBe(423);
});

test('[API-091] and by the mailed link, which signs in though they go on trying', async () => {
  const { email, owner, strangers } = await locked();
  await owner.call('identity.forgotPassword', { body: { email } });
  const { text } = await mailTo(shop, email, /resetPassword/);
  const code = /resetPassword\/([\w-]{43})/.exec(text)?.[1] ?? '';
  await strangers();
  const answer = await owner.call('identity.resetPassword', {
    body: { code, password: 'nine loud gearboxes' },
  });
  expect(answer.status).toBe(200);
  await strangers();
  expect((await owner.call('account.current')).status).toBe(200);
});
