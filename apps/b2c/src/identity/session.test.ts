import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { heldClock } from '../clock/clock.ts';
import { cookieJar } from '../http/cookieJar.ts';
import { forgetRead, openSession, sessionHash } from '../session/session.ts';
import { createSession } from '../session/sessionStore.ts';
import { copyOf, isSignedIn, logIn } from '../../test/browsers.ts';
import { commitBody, readyBuyer } from '../../conformance/client/buyer.ts';
import { stockedPart } from '../../seed/stockedPart.ts';
import { openShop, type Shop } from '../../test/shop.ts';
import { registered } from '../../test/registered.ts';

const start = '2026-03-03T18:00:00Z';
const clock = heldClock(start);
const after = (minutes: number) => clock.set(new Date(Date.parse(start) + minutes * 60_000));
let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ clock, limiter: { take: () => Promise.resolve(0) } });
});
afterAll(() => shop.close());
beforeEach(() => clock.set(start));

const settingOf = () => ({
  db: shop.database.db,
  market: 'us',
  marketCodes: ['us', 'mx', 'br'],
  now: clock.now(),
  requestId: 'request-1',
  idleTimeoutMs: 3_600_000,
  longestMs: { active: 1e9, remembered: 1e9 },
  choices: () => Promise.resolve(undefined),
  limitStart: () => Promise.resolve(),
});

const storeNumber = async (): Promise<string> => (await stockedPart(shop)).storeNumber;

describe('a session', () => {
  test('[API-053] [API-088] changes its id at sign-in, and the one before opens nothing', async () => {
    const { email } = await registered(shop);
    const shopper = shop.shopper();
    await shopper.do('stores.setPreferred', { body: { storeNumber: await storeNumber() } });
    const before = copyOf(shop, shopper, ['sessionId']);
    await logIn(shopper, email);
    expect(shopper.cookies.get('sessionId')).not.toBe(before.cookies.get('sessionId'));
    expect(await isSignedIn(shopper)).toBe(true);
    expect(await isSignedIn(before)).toBe(false);
    expect((await before.do('shell.header')).storeDetails).toBeNull();
    expect((await shopper.do('shell.header')).storeDetails).not.toBeNull();
  });

  test('[API-053] never takes an id that the caller made up', async () => {
    const { email } = await registered(shop);
    const made = 'a'.repeat(43);
    const shopper = shop.shopper();
    shopper.cookies.set('sessionId', made);
    await logIn(shopper, email);
    expect(shopper.cookies.get('sessionId')).not.toBe(made);
    const attacker = shop.shopper();
    attacker.cookies.set('sessionId', made);
    expect(await isSignedIn(attacker)).toBe(false);
  });

  test('[API-053] an id that another market knows is no way in either', async () => {
    const { email } = await registered(shop);
    const abroad = shop.shopper('mx');
    await abroad.do('vehicles.updatePreferred', { body: { catalogVehicleId: await vehicleId('mx') } });
    const shopper = copyOf(shop, abroad, ['sessionId']);
    const left = copyOf(shop, abroad, ['sessionId'], 'mx');
    await logIn(shopper, email);
    expect((await left.do('shell.header')).vehicleMap).toBeNull();
    const follower = shop.shopper();
    follower.cookies.set('sessionId', abroad.cookies.get('sessionId') ?? '');
    expect(await isSignedIn(follower)).toBe(false);
  });

  test('[API-040] [STATE-017] signing out kills it on the server, clears what is personal, keeps store and vehicle', async () => {
    const { shopper } = await registered(shop);
    await shopper.do('stores.setPreferred', { body: { storeNumber: await storeNumber() } });
    await shopper.do('vehicles.updatePreferred', { body: { catalogVehicleId: await vehicleId('us') } });
    await shopper.do('identity.token', { body: {} });
    shopper.cookies.set('TCPilotAlertSeen', 'true').set('rewardsId', '1').set('cartProductSkus', '1');
    const before = copyOf(shop, shopper);
    const answer = await shopper.call('identity.logout', { body: {} });
    expect(answer.body).toEqual({ userAuthenticated: false });
    expect(answer.headers.get('jsession-authenticated')).toBe('false');
    expect([...shopper.cookies.keys()].sort()).toEqual(
      [...before.cookies.keys()].filter((name) => /^preferred|^eCookieId/.test(name)).sort(),
    );
    before.cookies.delete('rememberMe');
    expect(await isSignedIn(before)).toBe(false);
    expect((await before.call('account.current')).status).toBe(401);
    const header = await shopper.do('shell.header');
    expect([header.storeDetails?.storeNumber, header.vehicleMap?.catalogVehicleId]).toEqual([
      await storeNumber(),
      await vehicleId('us'),
    ]);
  });

  test('[API-053] of somebody who did not sign out shows the next one nothing', async () => {
    const { email } = await registered(shop);
    const { shopper } = await registered(shop);
    const { cart } = await readyBuyer(shop, await stockedPart(shop), { shopper });
    const { orderId = '' } = await shopper.do('checkout.commit', commitBody({ shopper, cart }));
    await shopper.do('orders.detail', { params: { orderId } });
    const before = copyOf(shop, shopper, ['sessionId']);
    await logIn(shopper, email);
    const seen = await shopper.call('orders.detail', { params: { orderId } });
    expect([seen.status, seen.key]).toEqual([404, 'error_order_unknown']);
    expect((await shopper.call('orders.confirmation')).status).toBe(404);
    expect(await isSignedIn(shopper)).toBe(true);
    expect(await isSignedIn(before)).toBe(false);
  });

  test('remembers what several calls of a page tell it at once', async () => {
    const shopper = shop.shopper();
    await shopper.do('stores.setPreferred', { body: { storeNumber: await storeNumber() } });
    const id = shopper.cookies.get('sessionId') ?? '';
    const open = () => {
      const cookies = cookieJar(
        new Request('http://us.localhost/', { headers: { cookie: `sessionId=${id}` } }),
        { secure: false },
      );
      return openSession({ ...settingOf(), cookies });
    };
    const [one, other, third] = [await open(), await open(), await open()];
    await one.update({ detail: { chatId: 'c1' } });
    await other.update({ detail: { lastOrderId: 'o1' } });
    await third.setStore(null);
    expect((await open()).state?.detail).toEqual({ chatId: 'c1', lastOrderId: 'o1' });
  });

  test('is read once for the calls of a page, and anew after one that changes it', async () => {
    const shopper = shop.shopper();
    await shopper.do('stores.setPreferred', { body: { storeNumber: await storeNumber() } });
    const cookie = `sessionId=${shopper.cookies.get('sessionId')}`;
    const open = (page: object, isRead = true) => {
      const cookies = cookieJar(new Request('http://us.localhost/', { headers: { cookie } }), {
        secure: false,
      });
      return openSession({ ...settingOf(), cookies, page, isRead });
    };
    const [page, otherPage] = [{}, {}];
    const one = await open(page);
    await open(otherPage);
    await shop.database.db
      .updateTable('session')
      .set({ detail: JSON.stringify({ chatId: 'c1' }) })
      .where('id_hash', '=', one.state?.idHash ?? '')
      .execute();
    expect((await open(page)).state?.detail.chatId).toBeUndefined();
    const writing = await open(page, false);
    expect(writing.state?.detail.chatId).toBe('c1');
    await writing.update({ detail: { lastOrderId: 'o1' } });
    expect((await open(page)).state?.detail).toEqual({ chatId: 'c1', lastOrderId: 'o1' });
    expect((await open(otherPage)).state?.detail.chatId).toBeUndefined();
    forgetRead(otherPage);
    expect((await open(otherPage)).state?.detail.chatId).toBe('c1');
    // A call that writes elsewhere changes what the next ones read as well.
    await shop.database.db
      .updateTable('session')
      .set({ detail: JSON.stringify({ chatId: 'c2' }) })
      .where('id_hash', '=', one.state?.idHash ?? '')
      .execute();
    await open(otherPage, false);
    expect((await open(otherPage)).state?.detail.chatId).toBe('c2');
  });

  test('a session that is known only by its bearer token is renewed as well', async () => {
    const setting = settingOf();
    const tokenHash = sessionHash('b'.repeat(43), 'us');
    await createSession(shop.database.db, tokenHash, 'us', clock.now());
    const cookies = cookieJar(new Request('http://us.localhost/'), { secure: false });
    const session = await openSession({ ...setting, cookies, tokenHash });
    await session.renew({});
    const again = await openSession({ ...setting, cookies });
    expect(again.state?.idHash).toBe(session.state?.idHash);
  });

  test('[API-053] that another call ended meanwhile begins again where somebody signs in', async () => {
    const { email } = await registered(shop);
    const { shopper } = await registered(shop);
    const id = shopper.cookies.get('sessionId') ?? '';
    const cookies = cookieJar(
      new Request('http://us.localhost/', { headers: { cookie: `sessionId=${id}` } }),
      { secure: false },
    );
    const session = await openSession({ ...settingOf(), cookies });
    await logIn(shopper, email);
    await session.renew({ autoLogin: false });
    const again = await openSession({ ...settingOf(), cookies });
    expect(again.state).toMatchObject({ idHash: session.state?.idHash, autoLogin: false });
  });

  test('[API-040] a guest who signs out loses nothing', async () => {
    const shopper = shop.shopper();
    await shopper.do('stores.setPreferred', { body: { storeNumber: await storeNumber() } });
    expect((await shopper.call('identity.logout', { body: {} })).status).toBe(200);
    expect((await shopper.do('shell.header')).storeDetails).not.toBeNull();
  });

  test('[API-042] ends after an hour without a call, and the call that finds it says so', async () => {
    const { shopper } = await registered(shop);
    after(59);
    expect(await isSignedIn(shopper)).toBe(true);
    after(59 + 61);
    const answer = await shopper.call('shell.startSession');
    expect([answer.status, answer.headers.get('jsession-authenticated')]).toEqual([204, 'false']);
    expect(shopper.cookies.has('sessionId')).toBe(false);
    expect(shopper.cookies.has('signedIn')).toBe(false);
  });

  test('[API-042] ends after twelve hours however busy it is', async () => {
    const { shopper } = await registered(shop);
    for (let minutes = 30; minutes <= 720; minutes += 30) {
      after(minutes);
      expect(await isSignedIn(shopper)).toBe(true);
    }
    after(721);
    expect(await isSignedIn(shopper)).toBe(false);
  });

  test('[STATE-010] [API-053] its cookies are HttpOnly, Secure and lax where they should be', async () => {
    const { email } = await registered(shop);
    const answer = await logIn(shop.shopper(), email, true);
    const lines = Object.fromEntries(answer.headers.getSetCookie().map((line) => [line.split('=')[0], line]));
    for (const line of Object.values(lines)) expect(line).toMatch(/Path=\/.*Secure.*SameSite=Lax/);
    expect(lines.sessionId).toMatch(/HttpOnly/);
    expect(lines.rememberMe).toMatch(/HttpOnly/);
    expect(lines.signedIn).toMatch(/^signedIn=true;/);
    expect(lines.hashedCustomerId).not.toMatch(/HttpOnly/);
  });
});

const vehicleId = async (market: string): Promise<string> =>
  String(
    (
      await shop.database.db
        .selectFrom('vehicle')
        .select('id')
        .where('market', '=', market)
        .executeTakeFirstOrThrow()
    ).id,
  );

describe('header data', () => {
  test('[API-029] [API-010] [ACCT-010] greets who is signed in and never names the account itself', async () => {
    const { shopper, id } = await registered(shop);
    const answer = await shopper.call('shell.header');
    const { myAccountMap } = answer.body;
    expect(myAccountMap).toMatchObject({
      anonymous: 'false',
      mf_homepage_header_username: 'Ada',
      autoLogin: 'false',
    });
    const [customer, session, ...rest] = answer.headers.get('token_id')?.split('.') ?? [];
    expect([customer, rest]).toEqual([myAccountMap.profileId, []]);
    expect(session).toBeTruthy();
    expect(session).not.toBe(shopper.cookies.get('sessionId'));
    expect(answer.text).not.toContain(id);
    const guest = await shop.shopper().call('shell.header');
    expect(guest.headers.get('token_id')).toBeNull();
    expect(guest.body.myAccountMap).toMatchObject({ anonymous: 'true', profileId: '' });
  });
});
