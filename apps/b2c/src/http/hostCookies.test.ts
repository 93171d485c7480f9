import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { goodPassword } from '../../conformance/client/password.ts';
import { stockedPart } from '../../seed/stockedPart.ts';
import { registered } from '../../test/registered.ts';
import { cookieFault } from '../../test/cookieTable.ts';
import { openShop, type Shop, type Shopper } from '../../test/shop.ts';
import { shopperOver } from '../../test/shopper.ts';
import { openTestDatabase } from '../../test/testDatabase.ts';
import { cookieJar } from './cookieJar.ts';

let shop: Shop;
/** The same with the names of the release before, on the same database. */
let former: Shop;
let storeNumber: string;
beforeAll(async () => {
  const database = await openTestDatabase();
  shop = await openShop({}, database);
  former = await openShop({ hostCookies: false }, database);
  ({ storeNumber } = await stockedPart(shop));
});
afterAll(async () => {
  await former.b2c.close();
  await shop.close();
});

/** A browser with the cookies of another, if any. */
const visitor = (of: Shop, from?: Shopper): Shopper => {
  const send = async (request: Request) => {
    const answer = await of.b2c.fetch(request, { clientAddress: '10.0.0.1' });
    for (const line of answer.headers.getSetCookie()) expect(cookieFault(line)).toBeUndefined();
    return answer;
  };
  const shopper = shopperOver(send, 'https://shop.example', { 'x-market': 'us' });
  from?.cookies.forEach((value, name) => shopper.cookies.set(name, value));
  return shopper;
};
const choose = (shopper: Shopper) => shopper.call('stores.setPreferred', { body: { storeNumber } });
const chosen = async (shopper: Shopper) => (await shopper.do('shell.header')).storeDetails?.storeNumber;
const lines = (answer: { headers: Headers }, name: string) =>
  answer.headers.getSetCookie().filter((line) => line.startsWith(name));

describe('on https', () => {
  test('[STATE-010] what opens an account is bound to the host, and no cookie names a domain', async () => {
    const { email } = await registered(shop);
    const shopper = visitor(shop);
    const body = { username: email, password: goodPassword, rememberMe: true };
    const signIn = await shopper.call('identity.login', { body });
    const token = await shopper.call('identity.token', { body: {} });
    const set = [signIn, token].flatMap(({ headers }) => headers.getSetCookie());
    for (const name of ['sessionId', 'rememberMe', 'accessToken']) {
      const [line, ...others] = set.filter((each) => each.split('=')[0]?.endsWith(name));
      expect(others).toEqual([]);
      expect(line).toMatch(new RegExp(`^__Host-${name}=`));
      for (const attribute of ['Path=/', 'Secure', 'HttpOnly', 'SameSite=Lax'])
        expect(line?.split('; ')).toContain(attribute);
    }
    expect(set.join()).not.toMatch(/domain=/i);
    // Those that pages read keep their names.
    expect(set.some((line) => line.startsWith('signedIn='))).toBe(true);
  });

  test('a cookie of the release before is read, and gives way to the new one', async () => {
    const before = visitor(former);
    await choose(before);
    expect([...before.cookies.keys()]).toContain('sessionId');
    const shopper = visitor(shop, before);
    const answer = await shopper.call('shell.header');
    expect(lines(answer, 'sessionId=')).toEqual([expect.stringContaining('Max-Age=0')]);
    expect(lines(answer, '__Host-sessionId=')).toHaveLength(1);
    expect(shopper.cookies.get('__Host-sessionId')).toBe(before.cookies.get('sessionId'));
    expect(await chosen(shopper)).toBe(storeNumber);
    // Once.
    expect(lines(await shopper.call('shell.header'), '__Host-')).toEqual([]);
  });

  test('processes that write either name know the same visitor', async () => {
    const one = visitor(shop);
    await choose(one);
    const other = visitor(former, one);
    expect(await chosen(other)).toBe(storeNumber);
    expect([...other.cookies.keys()].filter((name) => name.endsWith('sessionId'))).toEqual(['sessionId']);
    expect(await chosen(visitor(shop, other))).toBe(storeNumber);
  });

  test('a neighbour below the domain puts nobody into a session of its own', async () => {
    const mine = visitor(shop);
    await choose(mine);
    const theirs = visitor(former);
    await theirs.call('stores.setPreferred', { body: { storeNumber } });
    mine.cookies.set('sessionId', theirs.cookies.get('sessionId') ?? '');
    const own = mine.cookies.get('__Host-sessionId');
    await mine.do('shell.header');
    expect(mine.cookies.get('__Host-sessionId')).toBe(own);
  });

  test('[API-040] signing out ends both names', async () => {
    const { email } = await registered(shop);
    const shopper = visitor(shop);
    await shopper.do('identity.login', { body: { username: email, password: goodPassword } });
    shopper.cookies.set('sessionId', 'left behind');
    await shopper.do('identity.logout', { body: {} });
    expect([...shopper.cookies.keys()].filter((name) => name.endsWith('sessionId'))).toEqual([]);
  });
});

test('on plain http the names stay as they are', async () => {
  const shopper = shop.shopper();
  await choose(shopper);
  expect([...shopper.cookies.keys()]).toContain('sessionId');
});

test('the bearer token that a sign-in ends is found under either name', () => {
  const request = new Request('https://shop.example/', { headers: { cookie: '__Host-accessToken=a; b=c' } });
  const jar = cookieJar(request, { secure: true, hostOnly: true });
  expect(jar.names()).toEqual(['accessToken', 'b']);
  jar.clear('accessToken');
  expect(jar.lines()).toEqual(['__Host-accessToken=; Max-Age=0; Path=/; Secure; SameSite=Lax']);
});
