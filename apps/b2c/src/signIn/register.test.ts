import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openShop, type Shop } from '../../test/shop.ts';
import { mailTo, registered } from '../../test/registered.ts';
import { goodPassword } from '../../conformance/client/password.ts';

/** Whose name nobody's password should be. */
const brand = {
  name: 'Iron Bay',
  colors: {
    surfaceBase: '#ffffff',
    textPrimary: '#111111',
    textMuted: '#444444',
    borderSubtle: '#cccccc',
    surfaceInverse: '#222222',
    textInverse: '#ffffff',
    actionBg: '#003366',
    actionFg: '#ffffff',
  },
};
let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ limiter: { take: () => Promise.resolve(0) }, brand });
});
afterAll(() => shop.close());

const person = (email: string) => ({
  firstName: 'Ada',
  lastName: 'Driver',
  email,
  phoneNumber: '(901) 555-0134',
  postalCode: '38103-1234',
  password: goodPassword,
  receivePromoAndSpecialEvents: true,
  joinRewards: false,
});

describe('opening an account', () => {
  test('[API-088] signs in, keeps what was typed, and answers as a sign-in does', async () => {
    const shopper = shop.shopper();
    const answer = await shopper.call('identity.register', { body: person('ada@example.com') });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('jsession-authenticated')).toBe('true');
    expect(answer.body).toMatchObject({ userAuthenticated: true, userType: '4', otpRequired: false });
    const row = await shop.database.db
      .selectFrom('customer')
      .selectAll()
      .where('email', '=', 'ada@example.com')
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ phone: '9015550134', postal_code: '38103', receive_promotions: true });
    expect(row.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(answer.text).not.toContain(row.id);
  });

  test.each(['us', 'mx', 'br'])(
    '[VALID-013] keeps a name with accents as it was typed, in %s',
    async (market) => {
      const shopper = shop.shopper(market);
      const names = { firstName: 'Zoë', lastName: 'Núñez' };
      const { password, joinRewards } = person('');
      const answer = await shopper.call('identity.register', {
        body: { ...names, email: `zoe.${market}@example.com`, password, joinRewards },
      });
      expect([answer.status, answer.key]).toEqual([200, undefined]);
      expect(await shopper.do('account.current')).toMatchObject(names);
    },
  );

  test('[API-088] [API-059] joins the rewards program when asked, and has an account when there is a card already', async () => {
    const member = shop.shopper();
    const opened = await member.do('identity.register', {
      body: {
        ...person('joins@example.com'),
        lastName: 'Joins',
        phoneNumber: '9015550177',
        joinRewards: true,
      },
    });
    expect(opened.userType).toBe('7');
    const { loyaltyAccount } = await member.do('rewards.account');
    expect(loyaltyAccount?.rewardsId).toMatch(/\d/);
    // A card that waits for its holder: it is linked, not doubled.
    const email = 'waits@example.com';
    await shop.database.db
      .updateTable('loyalty_account')
      .set({ customer_id: null, email, phone: '9015550134' })
      .where('last_name', '=', 'Joins')
      .execute();
    const refused = await shop
      .shopper()
      .do('identity.register', { body: { ...person(email), joinRewards: true } });
    expect(refused).toMatchObject({ userAuthenticated: true, userType: '4' });
  });

  test('[API-088] who joins rewards without a phone or postal code is asked for them, and nothing is kept', async () => {
    const short = { ...person('short@example.com'), phoneNumber: undefined, postalCode: undefined };
    const refused = await shop.shopper().call('identity.register', { body: { ...short, joinRewards: true } });
    expect(refused.status).toBe(422);
    const { errorDetails } = JSON.parse(refused.text) as { errorDetails: { field: string }[] };
    expect(errorDetails.map(({ field }) => field)).toEqual(['phoneNumber', 'postalCode']);
    expect((await shop.shopper().call('identity.register', { body: short })).status).toBe(200);
  });

  test("[VEHST-017] a guest's vehicle is in the garage after the sign-in", async () => {
    const shopper = shop.shopper();
    const { vehicles } = await shopper.do('vehicles.byVin', { params: { vin: '2HGFC2F54JH500001' } });
    const id = vehicles[0]?.catalogVehicleId ?? '';
    await shopper.do('vehicles.updatePreferred', { body: { vehicleId: id } });
    await shopper.do('identity.register', { body: person('drives@example.com') });
    const garage = await shopper.do('vehicles.list');
    expect(garage.vehicles.map(({ catalogVehicleId }) => catalogVehicleId)).toEqual([id]);
    expect((await shopper.do('vehicles.current')).vehicleMap?.catalogVehicleId).toBe(id);
  });

  test.each([
    ['us', 'Welcome, Ada'],
    ['mx', 'Te damos la bienvenida, Ada'],
    ['br', 'Boas-vindas, Ada'],
  ])('[API-088] greets by mail in the language of %s', async (market, subject) => {
    const { email } = await registered(shop, { market });
    expect((await mailTo(shop, email, /Ada/)).subject).toBe(subject);
  });

  test('[API-088] an email has one account in a market, whatever its case, and one in each market', async () => {
    await registered(shop, { email: 'taken@example.com' });
    const again = await shop.shopper().call('identity.register', { body: person('Taken@Example.com') });
    expect([again.status, again.key]).toEqual([409, 'error_email_taken']);
    expect(again.headers.get('jsession-authenticated')).toBe('false');
    await registered(shop, { email: 'taken@example.com', market: 'mx' });
  });

  test('[API-088] of ten registrations at once with one email one succeeds', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        shop.shopper().call('identity.register', { body: person('race@example.com') }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
    const rows = await shop.database.db
      .selectFrom('customer')
      .select('id')
      .where('email', '=', 'race@example.com')
      .execute();
    expect(rows).toHaveLength(1);
  });

  test.each([
    ['short', '1234567'],
    ['common', 'Password1'],
    ['a row', '12345678'],
    ['the email', 'weak@example.com'],
    ['a season with its year', 'Summer2024!'],
    ['the own name', 'AdaDriver'],
    ['the own name with a year', 'Driver-Ada-1990!'],
    ['the own name with accents', 'Ádá.Dríver1'],
    ['the name of the shop', 'IronBay2026'],
  ])('[API-088] a password that is %s is refused, and nothing is kept', async (_what, password) => {
    const body = { ...person('weak@example.com'), password };
    const answer = await shop.shopper().call('identity.register', { body });
    expect([answer.status, answer.key]).toEqual([422, 'error_password_weak']);
    expect(answer.text).not.toContain(password);
  });

  test('[API-088] each wrong field is named', async () => {
    const body = { ...person('no-email'), firstName: 'A1', phoneNumber: '12', postalCode: 'x' };
    const answer = await shop.shopper().call('identity.register', { body });
    expect(answer.status).toBe(422);
    const { errorDetails } = JSON.parse(answer.text) as {
      errorDetails: { field: string; errorMessageKey: string }[];
    };
    expect(errorDetails.map(({ field }) => field)).toEqual([
      'firstName',
      'email',
      'phoneNumber',
      'postalCode',
    ]);
    expect(new Set(errorDetails.map(({ errorMessageKey }) => errorMessageKey))).toEqual(
      new Set(['error_contact_invalid']),
    );
  });
});
