import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { card, member } from '../../test/member.ts';
import { openShop, type Shop, type Shopper } from '../../test/shop.ts';
import { signedIn } from '../../test/signedIn.ts';
import { maskedEmail, maskedPhone, maskedWord } from './masks.ts';
import { nameKey } from './nameKey.ts';

let shop: Shop;
let now = new Date('2026-06-15T12:00:00Z');
beforeAll(async () => {
  shop = await openShop({ clock: { now: () => now }, limiter: { take: () => Promise.resolve(0) } });
});
afterAll(() => shop.close());

const phone = '9015550777';
const complete = { phone: '9015550134' };
const find = (shopper: Shopper, customerData: object, query = {}) =>
  shopper.call('rewards.lookUp', { query, body: { customerData } });

describe('looking a member up', () => {
  test('[API-034] [REWARD-012] [REWARD-014] by two facts of the holder, however they are written, masked', async () => {
    const rewardsId = await card(shop, {
      first_name: 'José',
      last_name: 'Núñez',
      name_key: nameKey('Núñez'),
      phone,
      email: 'Jose@example.com',
    });
    const { shopper } = await signedIn(shop);
    for (const facts of [
      { lastName: 'nunez', telephoneNumber: '(901) 555-0777' },
      { lastName: 'NÚÑEZ ', emailAddress: ' jose@EXAMPLE.com' },
      { lastName: 'Núñez', postalCode: '38103-1234' },
      { telephoneNumber: '+1 901 555 0777', postalCode: '38103', lastName: '' },
    ]) {
      const { body, text } = await find(shopper, facts);
      expect(body.totalCount).toBe(1);
      expect(body.customers[0]).toMatchObject({
        rewardsId: `•••• ${rewardsId.slice(-4)}`,
        firstName: 'J•••',
        lastName: 'N••••',
        emailAddress: 'J•••@e•••.com',
        telephoneNumber: '••••77',
      });
      expect(text).not.toContain(rewardsId);
    }
  });

  test.each([
    [{}],
    [{ lastName: 'Smith' }],
    [{ postalCode: '38103' }],
    [{ lastName: '  ', postalCode: '38103', telephoneNumber: '-' }],
  ])('[API-034] one fact is not enough: %j', async (facts) => {
    const { shopper } = await signedIn(shop);
    const answer = await find(shopper, facts);
    expect([answer.status, answer.key]).toEqual([422, 'error_lookup_incomplete']);
  });

  test('[API-034] [REWARD-015] nobody, a card of another account and one of another market are the same', async () => {
    const other = await member(shop);
    const row = await shop.database.db
      .selectFrom('loyalty_account')
      .selectAll()
      .where('rewards_id', '=', other.rewardsId)
      .executeTakeFirstOrThrow();
    await card(shop, { market: 'mx', last_name: 'Lejos', name_key: 'lejos', phone: '5550001111' });
    const { shopper } = await signedIn(shop);
    for (const facts of [
      { lastName: 'Nobody', telephoneNumber: '9015550000' },
      { lastName: row.last_name, telephoneNumber: row.phone },
      { lastName: 'Lejos', telephoneNumber: '5550001111' },
    ]) {
      expect((await find(shopper, facts)).body).toEqual({ totalCount: 0, customers: [] });
    }
  });

  test('[API-034] [REWARD-013] [CONST-027] five a page at most, and the count of all', async () => {
    const family = { last_name: 'Bigfamily', name_key: 'bigfamily', postal_code: '38104' };
    for (let count = 0; count < 7; count++) await card(shop, family);
    const { shopper } = await signedIn(shop);
    const facts = { lastName: 'Bigfamily', postalCode: '38104' };
    const first = (await find(shopper, facts, { maxResult: 5, pageNumber: 1 })).body;
    const second = (await find(shopper, facts, { maxResult: 100, pageNumber: 2 })).body;
    expect([first.totalCount, first.customers.length, second.customers.length]).toEqual([7, 5, 2]);
    expect((await find(shopper, facts, { maxResult: 'x', pageNumber: -1 })).body.customers).toHaveLength(5);
  });

  test('[API-034] a guest is asked to sign in', async () => {
    const answer = await find(shop.shopper(), { lastName: 'Smith', postalCode: '38103' });
    expect([answer.status, answer.key]).toEqual([401, 'error_not_signed_in']);
  });
});

describe('the token of a candidate', () => {
  const lone = async (name: string) => {
    await card(shop, { last_name: name, name_key: nameKey(name), phone });
    const { shopper } = await signedIn(shop, { customer: complete });
    const { body } = await find(shopper, { lastName: name, telephoneNumber: phone });
    return { shopper, candidateToken: body.customers[0]?.candidateToken ?? '' };
  };

  test('[API-034] stands for the card in its session', async () => {
    const { shopper, candidateToken } = await lone('Tokenone');
    const { azProfileInfo } = await shopper.do('rewards.validate', { body: { candidateToken } });
    expect(azProfileInfo?.lastName).toBe('T••••••');
  });

  test('[API-034] means nothing in another session, after ten minutes, or made up', async () => {
    const { shopper, candidateToken } = await lone('Tokentwo');
    const { shopper: thief } = await signedIn(shop, { customer: complete });
    const tries = [
      () => thief.call('rewards.validate', { body: { candidateToken } }),
      () => shopper.call('rewards.validate', { body: { candidateToken: 'made-up' } }),
      () => {
        now = new Date(now.getTime() + 10 * 60_000 + 1);
        return shopper.call('rewards.validate', { body: { candidateToken } });
      },
    ];
    for (const attempt of tries) {
      const answer = await attempt();
      expect([answer.status, answer.key]).toEqual([422, 'error_candidate_expired']);
    }
  });
});

test('[API-034] tries are counted by account and by address', async () => {
  const strict = await openShop();
  const { shopper } = await signedIn(strict);
  const name = { lastName: 'Smith', postalCode: '38103' };
  // Tokens come back while a slow machine asks: tries are made until one is refused.
  const triesUntilRefused = async (by: typeof shopper, most: number) => {
    for (let tries = 0; tries < most; tries++) if ((await find(by, name)).status === 429) return tries;
    return most;
  };
  const own = await triesUntilRefused(shopper, 40);
  expect(own).toBeGreaterThanOrEqual(10);
  expect(own).toBeLessThan(40);
  const others = [];
  for (let index = 0; index < 8; index++) {
    const { shopper: other } = await signedIn(strict);
    others.push(await triesUntilRefused(other, 8));
  }
  // Eight of an account are allowed: it is the address that has tried too often.
  expect(Math.min(...others)).toBeLessThan(8);
  await strict.close();
});

test.each([
  [maskedWord('A'), 'A•'],
  [maskedWord(''), ''],
  [maskedWord(null), ''],
  [maskedEmail('a@b.co'), 'a•••@b•••.co'],
  [maskedEmail('broken'), ''],
  [maskedEmail(null), ''],
  [maskedPhone('9015550134'), '••••34'],
  [maskedPhone(null), ''],
])('masked: %s', (masked, expected) => expect(masked).toBe(expected));
