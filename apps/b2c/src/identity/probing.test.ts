import { afterAll, beforeAll, expect, test } from 'vitest';
import { goodPassword } from '../../conformance/client/password.ts';
import { limits } from '../http/limits.ts';
import { memoryRateLimiter } from '../http/rateLimit.ts';
import { heldClock } from '../clock/clock.ts';
import { registered } from '../../test/registered.ts';
import { wayOf } from '../../test/savedCard.ts';
import { openShop, type Shop } from '../../test/shop.ts';

const clock = heldClock('2026-11-28T12:00:00Z');
const memory = memoryRateLimiter(clock);
let shop: Shop;
beforeAll(async () => {
  // Only what is looked at here: other limits would be met before.
  const take: typeof memory.take = (key, rule, use) =>
    key.startsWith('email-taken') ? memory.take(key, rule, use) : Promise.resolve(0);
  shop = await openShop({ clock, limiter: { take } });
});
afterAll(() => shop.close());

const register = async (email: string) =>
  wayOf(
    await shop.shopper().call('identity.register', {
      body: { firstName: 'Ada', lastName: 'Ray', email, password: goodPassword },
    }),
  );

test('[API-088] [PLUS-079] a network learns of so many emails whether they have an account, and then of none', async () => {
  await registered(shop, { email: 'known@example.com' });
  const { shopper: member } = await registered(shop);
  const most = limits['email-taken'].network.burst;
  for (let turn = 1; turn < most; turn++)
    expect(await register('known@example.com')).toEqual([409, 'error_email_taken']);
  const change = { email: 'known@example.com', currentPassword: goodPassword };
  expect(wayOf(await member.call('account.update', { body: change }))).toEqual([
    409,
    'error_profile_email_taken',
  ]);
  const refused = [429, 'error_too_many_requests'];
  expect(await register('known@example.com')).toEqual(refused);
  expect(await register('unknown@example.com')).toEqual(refused);
  expect(wayOf(await member.call('account.update', { body: change }))).toEqual(refused);
  // What is not asked for an email goes on.
  expect((await member.call('account.update', { body: { firstName: 'Eva' } })).status).toBe(200);
  clock.set(new Date(clock.now().getTime() + 60_000 / limits['email-taken'].network.perMinute));
  expect(await register('unknown@example.com')).toEqual([200, undefined]);
});
