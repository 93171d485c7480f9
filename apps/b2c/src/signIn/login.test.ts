import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { heldClock } from '../clock/clock.ts';
import { memoryRateLimiter, type RateLimiter } from '../http/rateLimit.ts';
import { openShop, type Shop } from '../../test/shop.ts';
import { registered } from '../../test/registered.ts';
import { signedIn } from '../../test/signedIn.ts';
import { goodPassword } from '../../conformance/client/password.ts';
import { tryLimit } from '../identity/tries.ts';

const clock = heldClock('2026-03-03T18:00:00Z');
let isLimited = false;
const real = memoryRateLimiter(clock);
const limiter: RateLimiter = { take: (key, rule) => (isLimited ? real.take(key, rule) : Promise.resolve(0)) };
let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ clock, limiter });
});
afterAll(() => shop.close());
beforeEach(() => {
  isLimited = false;
});

const logIn = (username: string, password: string, shopper = shop.shopper()) =>
  shopper.call('identity.login', { body: { username, password } });

describe('signing in', () => {
  test('[API-053] [ACCT-020] by email or username, in any case', async () => {
    const { email, id } = await registered(shop);
    await shop.database.db.updateTable('customer').set({ username: 'Ada.D' }).where('id', '=', id).execute();
    for (const username of [email, ` ${email.toUpperCase()} `, 'ada.d']) {
      const answer = await logIn(username, goodPassword);
      expect([answer.status, answer.body.userAuthenticated, answer.body.userType]).toEqual([200, true, '4']);
    }
  });

  test('[API-053] [API-016] a wrong password, a wrong name and a name of another market read the same', async () => {
    const { email } = await registered(shop);
    const abroad = await registered(shop, { market: 'mx' });
    const answers = await Promise.all([
      logIn(email, 'wrong password'),
      logIn('nobody@example.com', goodPassword),
      logIn(abroad.email, goodPassword),
      logIn('', ''),
    ]);
    for (const answer of answers) {
      expect([answer.status, answer.key]).toEqual([401, 'error_login_invalid']);
      expect(answer.text).toBe(answers[0]?.text);
      expect(answer.headers.getSetCookie()).toEqual(answers[0]?.headers.getSetCookie());
    }
  });

  test('[API-053] known and unknown names cost the same work', async () => {
    const { email, id } = await registered(shop);
    const { id: bare } = await registered(shop);
    await shop.database.db
      .updateTable('customer')
      .set({ password_hash: null, username: 'bare' })
      .where('id', '=', bare)
      .execute();
    const derived = vi.spyOn(crypto, 'argon2');
    syncBuiltinESMExports();
    const counts: number[] = [];
    for (const username of [email, 'nobody@example.com', 'bare']) {
      derived.mockClear();
      await logIn(username, 'wrong password');
      counts.push(derived.mock.calls.length);
    }
    derived.mockRestore();
    syncBuiltinESMExports();
    expect(counts).toEqual([1, 1, 1]);
    expect(id).not.toBe(bare);
  });

  test('[API-053] no time tells a known name from an unknown one', async () => {
    const { email } = await registered(shop);
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
    for (let round = 0; round < 8; round++) {
      for (const kind of ['known', 'unknown'] as const) {
        const name = kind === 'known' ? email : `nobody-${round}@example.com`;
        const startedAt = performance.now();
        await logIn(name, 'wrong password');
        times[kind].push(performance.now() - startedAt);
      }
    }
    const median = (list: number[]) => list.toSorted((a, b) => a - b)[list.length >> 1] ?? 0;
    const ratio = median(times.known) / median(times.unknown);
    // Coarse: without the work for nobody it is below 0.3 or above 3.
    expect(ratio).toBeGreaterThan(0.4);
    expect(ratio).toBeLessThan(2.5);
  });

  test('[API-053] ten wrong passwords lock a name, known or not, until time or a reset opens it', async () => {
    const { email } = await registered(shop);
    for (const name of [email, 'locked-nobody@example.com']) {
      const before = await Promise.all(Array.from({ length: tryLimit }, () => logIn(name, 'wrong password')));
      expect(new Set(before.map(({ status }) => status))).toEqual(new Set([401]));
      const locked = await logIn(name, goodPassword);
      expect([locked.status, locked.key]).toEqual([423, 'error_login_locked']);
      expect(Number(locked.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    clock.set('2026-03-03T18:16:00Z');
    expect((await logIn(email, goodPassword)).status).toBe(200);
    clock.set('2026-03-03T18:00:00Z');
  });

  test('[API-053] strangers who lock a name do not lock the browser that remembers it, which has as few tries', async () => {
    const { email, id, shopper } = await registered(shop);
    await shopper.do('identity.login', {
      body: { username: email, password: goodPassword, rememberMe: true },
    });
    for (let index = 0; index <= tryLimit; index++) await logIn(email, 'wrong password');
    expect((await logIn(email, goodPassword)).status).toBe(423);
    shopper.cookies.delete('sessionId');
    expect((await logIn(email, goodPassword, shopper)).status).toBe(200);
    expect((await logIn(email, goodPassword)).status).toBe(423);
    const another = (await registered(shop)).shopper;
    expect((await logIn(email, goodPassword, another)).status).toBe(423);
    const { shopper: own } = await signedIn(shop, { customer: { id }, autoLogin: true, at: clock.now() });
    const statuses = [];
    for (let index = 0; index <= tryLimit; index++)
      statuses.push((await logIn(email, 'wrong password', own)).status);
    expect(statuses).toEqual([...Array<number>(tryLimit).fill(401), 423]);
  });

  test('[API-053] a lock lasts as long as it says, however late in the window it was set', async () => {
    const name = 'late-lock@example.com';
    for (let index = 0; index < tryLimit; index++) await logIn(name, 'wrong password');
    clock.set('2026-03-03T18:14:00Z');
    const locked = await logIn(name, 'wrong password');
    expect([locked.status, locked.headers.get('retry-after')]).toEqual([423, '900']);
    clock.set('2026-03-03T18:16:00Z');
    expect((await logIn(name, 'wrong password')).status).toBe(423);
    clock.set('2026-03-03T18:29:00Z');
    expect((await logIn(name, 'wrong password')).status).toBe(401);
    clock.set('2026-03-03T18:00:00Z');
  });

  test('[API-053] forty guesses at once are not forty chances', async () => {
    const { email } = await registered(shop);
    const answers = await Promise.all(Array.from({ length: 40 }, () => logIn(email, 'wrong password')));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(tryLimit);
    expect(answers.filter(({ status }) => status === 423)).toHaveLength(40 - tryLimit);
  });

  test('[API-053] one address has few tries, and no header of the caller gives it more', async () => {
    isLimited = true;
    const shopper = shop.shopper();
    const statuses: number[] = [];
    for (let index = 0; index < 25; index++) {
      const answer = await shopper.fetch('/ecomm/b2c/v1/login', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': `192.0.2.${index}`,
          forwarded: `for=192.0.2.${index}`,
          'x-real-ip': `192.0.2.${index}`,
        },
        body: JSON.stringify({ username: `someone-${index}@example.com`, password: 'wrong password' }),
      });
      statuses.push(answer.status);
    }
    expect(statuses.slice(0, 20)).toEqual(Array(20).fill(401));
    expect(statuses.slice(20)).toEqual(Array(5).fill(429));
  });

  test('a sign-in that another site sends is refused', async () => {
    const { email } = await registered(shop);
    const body = JSON.stringify({ username: email, password: goodPassword });
    const shopper = shop.shopper();
    const foreign = await shopper.fetch('/ecomm/b2c/v1/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'https://evil.example' },
      body,
    });
    expect(foreign.status).toBe(403);
    expect(shopper.cookies.has('sessionId')).toBe(false);
  });
});
