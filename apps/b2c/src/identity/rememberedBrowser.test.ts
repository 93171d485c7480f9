import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { heldClock } from '../clock/clock.ts';
import { copyOf, isSignedIn, logIn } from '../../test/browsers.ts';
import { registered } from '../../test/registered.ts';
import { openShop, type Shop } from '../../test/shop.ts';

const start = '2026-03-03T18:00:00Z';
const clock = heldClock(start);
const after = (minutes: number) => clock.set(new Date(Date.parse(start) + minutes * 60_000));
let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ clock, limiter: { take: () => Promise.resolve(0) } });
});
afterAll(() => shop.close());
beforeEach(() => clock.set(start));

describe('a remembered browser', () => {
  test('[ACCT-005] [API-053] is signed in but not actively when its session is gone', async () => {
    const { email } = await registered(shop);
    const shopper = shop.shopper();
    await logIn(shopper, email, true);
    expect((await shopper.do('shell.header')).myAccountMap.autoLogin).toBe('false');
    after(24 * 60);
    const header = await shopper.call('shell.header');
    expect(header.headers.get('jsession-authenticated')).toBe('true');
    expect(header.body.myAccountMap).toMatchObject({ anonymous: 'false', autoLogin: 'true', userType: '4' });
    const edit = await shopper.call('account.update', { body: { firstName: 'Eve' } });
    expect([edit.status, edit.key]).toEqual([401, 'error_sign_in_again']);
    after(30 * 24 * 60);
    expect(await isSignedIn(shopper)).toBe(true);
    after(92 * 24 * 60);
    expect(await isSignedIn(shopper)).toBe(false);
  });

  test('[ACCT-005] its token changes with each use; several calls at once are one browser', async () => {
    const { email } = await registered(shop);
    const shopper = shop.shopper();
    await logIn(shopper, email, true);
    const token = shopper.cookies.get('rememberMe');
    const calls = Array.from({ length: 5 }, () => copyOf(shop, shopper, ['rememberMe']));
    expect(await Promise.all(calls.map(isSignedIn))).toEqual(Array(5).fill(true));
    const tokens = new Set(calls.map(({ cookies }) => cookies.get('rememberMe')));
    expect(tokens.size).toBe(2);
    expect(tokens).toContain(token);
  });

  test('[ACCT-005] a token that comes back after it was changed ends the line for both', async () => {
    const { email } = await registered(shop);
    const shopper = shop.shopper();
    await logIn(shopper, email, true);
    const thief = copyOf(shop, shopper, ['rememberMe']);
    const owner = copyOf(shop, shopper, ['rememberMe']);
    expect(await isSignedIn(thief)).toBe(true);
    after(5);
    expect(await isSignedIn(owner)).toBe(false);
    expect(await isSignedIn(thief)).toBe(false);
  });

  test('[ACCT-005] a token that ran out ends nothing of the account elsewhere', async () => {
    const { email, shopper: first } = await registered(shop);
    await logIn(first, email, true);
    const old = copyOf(shop, first, ['rememberMe']);
    after(60 * 24 * 60);
    const second = shop.shopper();
    await logIn(second, email, true);
    const known = copyOf(shop, second, ['rememberMe']);
    expect(await isSignedIn(known)).toBe(true);
    after(91 * 24 * 60);
    expect(await isSignedIn(old)).toBe(false);
    expect(await isSignedIn(copyOf(shop, known, ['sessionId']))).toBe(true);
  });

  test('[API-040] is forgotten by signing out', async () => {
    const { email } = await registered(shop);
    const shopper = shop.shopper();
    await logIn(shopper, email, true);
    const copy = copyOf(shop, shopper, ['rememberMe']);
    await shopper.do('identity.logout', { body: {} });
    expect(shopper.cookies.has('rememberMe')).toBe(false);
    expect(await isSignedIn(copy)).toBe(false);
  });

  test.each(['', 'x', `${'a'.repeat(36)}.${'b'.repeat(43)}`])(
    'a token nobody was given (%j) is a guest’s',
    async (token) => {
      const shopper = shop.shopper();
      shopper.cookies.set('rememberMe', token);
      expect(await isSignedIn(shopper)).toBe(false);
    },
  );
});
