import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { markets } from '@driveline/markets';
import { seedSampleOrders } from './orders/seedSamples.ts';
import { packageRoot } from '../src/ops/packageRoot.ts';
import { backOffice } from '../test/placedOrder.ts';
import { openShop, type Shop, type Shopper } from '../test/shop.ts';
import { demonstrationPassword, demonstrationPeople, personEmail } from './people.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ limiter: { take: () => Promise.resolve(0) } });
  await seedSampleOrders(backOffice(shop));
});
afterAll(() => shop.close());

const signIn = async (market: string, role: string, username = personEmail(market, role)) => {
  const shopper = shop.shopper(market);
  const body = { username, password: demonstrationPassword, rememberMe: role === 'remembered' };
  return { shopper, answer: await shopper.do('identity.login', { body }) };
};

const codeOf = (email: string) =>
  vi.waitFor(() => {
    const mail = shop.mails.findLast(({ to, text }) => to === email && /\b\d{6}\b/.test(text));
    if (!mail) throw new Error(`no code for ${email}`);
    return /\b\d{6}\b/.exec(mail.text)?.[0] ?? '';
  });

const alertsOf = async (shopper: Shopper) => (await shopper.do('account.current')).loyaltyAccountAlerts;
const lookUpPhones: Readonly<Record<string, string>> = {
  us: '9015550177',
  mx: '5555010177',
  br: '11955550177',
};

/** What each of them is there to show. */
const shows: Readonly<Record<string, (shopper: Shopper, market: string) => Promise<void>>> = {
  member: async (shopper) => {
    expect((await shopper.do('orders.history')).totalCount).toBeGreaterThan(20);
    expect((await shopper.do('rewards.account')).loyaltyAccount).toBeNull();
  },
  linked: async (shopper) => {
    expect((await shopper.do('rewards.account')).loyaltyAccount?.rewardBalance).toBeGreaterThan(0);
  },
  type4: async (shopper, market) => {
    const customerData = { lastName: 'Lookup', telephoneNumber: lookUpPhones[market] ?? '' };
    expect((await shopper.do('rewards.lookUp', { body: { customerData } })).totalCount).toBeGreaterThan(0);
  },
  terms: async (shopper) =>
    expect(await alertsOf(shopper)).toContainEqual({ alertType: 'TC', status: 'PROMPT' }),
  optin: async (shopper) => {
    const alerts = await alertsOf(shopper);
    for (const alertType of ['OP', 'RW']) expect(alerts).toContainEqual({ alertType, status: 'PROMPT' });
  },
  standalone: async (shopper) => expect((await shopper.do('account.current')).userType).toBe('11'),
  remembered: async (shopper) => {
    expect((await shopper.do('account.current')).userType).toBe('4');
    expect([...shopper.cookies.keys()]).toContain('rememberMe');
  },
};

describe.each(markets.map(({ code }) => code))('in %s', (market) => {
  test.each(demonstrationPeople.filter(({ isTwoStep }) => !isTwoStep))(
    '[PLUS-035] $role signs in by email and by name, and is what the list says',
    async ({ role, userType }) => {
      const { shopper, answer } = await signIn(market, role);
      expect(answer).toMatchObject({ userAuthenticated: true, userType });
      expect((await signIn(market, role, role)).answer.profileId).toBe(answer.profileId);
      await shows[role]?.(shopper, market);
    },
  );

  test('[PLUS-035] twostep needs the code that its mail brings', async () => {
    const { shopper, answer } = await signIn(market, 'twostep');
    expect(answer).toMatchObject({ userAuthenticated: false, otpRequired: true });
    await shopper.do('identity.sendOtp', { body: { channel: 'email', destinationId: 'email' } });
    const code = await codeOf(personEmail(market, 'twostep'));
    const done = await shopper.do('identity.verifyOtp', { body: { code } });
    expect(done.userAuthenticated).toBe(true);
  });
});

test('[PLUS-035] the guide lists all of them, and each is shown by something', () => {
  const guide = readFileSync(join(packageRoot, '..', '..', 'docs', 'demonstration.md'), 'utf8');
  for (const { role, isTwoStep } of demonstrationPeople) {
    expect(guide).toContain(`| \`${role}\` `);
    expect(isTwoStep || Object.hasOwn(shows, role)).toBe(true);
  }
  expect(guide).toContain(demonstrationPassword);
});
