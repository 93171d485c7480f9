import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { heldClock } from '../clock/clock.ts';
import type { TextMessage } from '../ports/texter.ts';
import { stockedPart } from '../../seed/stockedPart.ts';
import { openShop, type Shop, type Shopper } from '../../test/shop.ts';
import { mailTo, registered } from '../../test/registered.ts';
import { goodPassword } from '../../conformance/client/password.ts';

const start = '2026-03-03T18:00:00Z';
const clock = heldClock(start);
const texts: TextMessage[] = [];
const texter = { send: (message: TextMessage) => Promise.resolve(void texts.push(message)) };
let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ clock, texter, limiter: { take: () => Promise.resolve(0) } });
});
afterAll(() => shop.close());
beforeEach(() => clock.set(start));

const later = (seconds: number) => clock.set(new Date(clock.now().getTime() + seconds * 1000));
const begin = (shopper: Shopper, username: string) =>
  shopper.do('identity.otpDestinations', { body: { username } });
const send = (shopper: Shopper, channel: 'email' | 'text' = 'email') =>
  shopper.call('identity.sendOtp', { body: { channel, destinationId: channel } });
const verify = (shopper: Shopper, code: string) => shopper.call('identity.verifyOtp', { body: { code } });
const codeIn = (text: string) => /\b\d{6}\b/.exec(text)?.[0] ?? '';
const wrongFor = (code: string) => (code === '000000' ? '000001' : '000000');

async function sentCode(email: string): Promise<[Shopper, string]> {
  const shopper = shop.shopper();
  await begin(shopper, email);
  expect((await send(shopper)).status).toBe(204);
  return [shopper, codeIn((await mailTo(shop, email, /sign-in code/)).text)];
}

describe('signing in by one-time code', () => {
  test('[API-055] by mail, once', async () => {
    const { email } = await registered(shop);
    const [shopper, code] = await sentCode(email);
    const answer = await verify(shopper, `${code.slice(0, 3)} ${code.slice(3)}`);
    expect([answer.status, answer.body.userAuthenticated]).toEqual([200, true]);
    expect((await verify(shopper, code)).status).toBe(410);
  });

  test('[API-055] by text message, to the number that is known', async () => {
    const { email } = await registered(shop, { phoneNumber: '9015550134' });
    const shopper = shop.shopper();
    const { otpDestinations } = await begin(shopper, email);
    expect(otpDestinations.map(({ masked }) => masked)).toEqual([
      expect.stringMatching(/^.•••@e•••\.com$/),
      '•••• 34',
    ]);
    await send(shopper, 'text');
    const text = await vi.waitFor(
      () => texts.find(({ phone }) => phone === '9015550134') ?? Promise.reject(new Error()),
    );
    expect((await verify(shopper, codeIn(text.text))).status).toBe(200);
  });

  test('[API-055] [API-060] one that went to a former address or number signs nobody in', async () => {
    const { email, shopper: owner } = await registered(shop, { phoneNumber: '9015550171' });
    for (const change of [{ phoneNumber: '9015550172' }, { email: `new.${email}` }]) {
      const [shopper, code] = await sentCode(email);
      await owner.do('account.update', { body: { ...change, currentPassword: goodPassword } });
      expect((await verify(shopper, code)).key).toBe('error_otp_expired');
    }
  });

  test('[API-055] capitals of the account do not tell that there is one', async () => {
    const email = `Dana-${Math.random().toString(36).slice(2)}@Example.com`;
    await registered(shop, { email });
    const { otpDestinations } = await begin(shop.shopper(), email.toLowerCase());
    expect(otpDestinations[0]?.masked).toBe('d•••@e•••.com');
  });

  test('[API-055] a wrong code is refused, and five end it', async () => {
    const { email } = await registered(shop);
    const [shopper, code] = await sentCode(email);
    const answers = await Promise.all(Array.from({ length: 8 }, () => verify(shopper, wrongFor(code))));
    expect(answers.filter(({ key }) => key === 'error_otp_invalid')).toHaveLength(5);
    expect(answers.filter(({ key }) => key === 'error_otp_expired')).toHaveLength(3);
    expect((await verify(shopper, code)).status).toBe(410);
  });

  test('[API-055] it ends after ten minutes, and another may be sent after thirty seconds', async () => {
    const { email } = await registered(shop);
    const [shopper, code] = await sentCode(email);
    expect((await send(shopper)).status).toBe(429);
    later(31);
    expect((await send(shopper)).status).toBe(204);
    later(601);
    const late = await verify(shopper, code);
    expect([late.status, late.key]).toEqual([410, 'error_otp_expired']);
  });

  test('[API-055] [ACCT-019] of several that ask at once one is sent, and exactly half a minute later the next', async () => {
    const { email } = await registered(shop);
    const shopper = shop.shopper();
    await begin(shopper, email);
    const answers = await Promise.all(Array.from({ length: 4 }, () => send(shopper)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 429, 429, 429]);
    later(29);
    expect((await send(shopper)).status).toBe(429);
    later(1);
    expect((await send(shopper)).status).toBe(204);
  });

  test('[API-055] it is sent to a place that was offered, after somebody asked for it', async () => {
    const { email } = await registered(shop);
    const shopper = shop.shopper();
    expect((await send(shopper)).key).toBe('error_otp_expired');
    await begin(shopper, email);
    const body = { channel: 'email', destinationId: 'somewhere@example.com' };
    const elsewhere = await shopper.call('identity.sendOtp', { body });
    expect([elsewhere.status, elsewhere.key]).toEqual([422, 'error_otp_destination']);
  });

  test('[API-055] it belongs to the browser that asked', async () => {
    const { email } = await registered(shop);
    const [, code] = await sentCode(email);
    expect((await verify(shop.shopper(), code)).status).toBe(410);
  });

  test('[API-055] a name that nobody has runs the same course and gets no mail', async () => {
    const shopper = shop.shopper();
    const { email } = await registered(shop);
    const before = shop.mails.length;
    const places = await begin(shopper, 'nobody@example.com');
    expect(await begin(shopper, 'nobody@example.com')).toEqual(places);
    expect(places.otpDestinations[0]).toEqual({
      channel: 'email',
      destinationId: 'email',
      masked: 'n•••@e•••.com',
    });
    expect((await send(shopper)).status).toBe(204);
    const [other, code] = await sentCode(email);
    expect([(await verify(shopper, '123456')).key, (await verify(other, wrongFor(code))).key]).toEqual([
      'error_otp_invalid',
      'error_otp_invalid',
    ]);
    expect(shop.mails.slice(before).some(({ to }) => to === 'nobody@example.com')).toBe(false);
  });

  test('[API-055] [API-053] two-step sign-in asks for it after the password', async () => {
    const { shopper: owner, email } = await registered(shop);
    await owner.do('account.update', { body: { twoStepSignIn: true, currentPassword: goodPassword } });
    const shopper = shop.shopper();
    const answer = await shopper.call('identity.login', {
      body: { username: email, password: goodPassword },
    });
    expect(answer.body).toMatchObject({ userAuthenticated: false, otpRequired: true, profileId: '' });
    expect(answer.headers.get('jsession-authenticated')).toBe('false');
    await send(shopper);
    const code = codeIn((await mailTo(shop, email, /sign-in code/)).text);
    expect((await verify(shopper, code)).body.userAuthenticated).toBe(true);
  });
});

describe('a forgotten password', () => {
  const ask = (email: string) => shop.shopper().call('identity.forgotPassword', { body: { email } });
  const reset = (code: string, password = 'nine loud gearboxes') =>
    shop.shopper().call('identity.resetPassword', { body: { code, password } });
  const check = (code: string) => shop.shopper().call('identity.checkReset', { body: { code } });
  const linkCode = (text: string) => /resetPassword\/([\w-]{43})/.exec(text)?.[1] ?? '';

  test('[API-090] the answer is the same for every address; only an account gets a mail', async () => {
    const { email } = await registered(shop);
    const [known, unknown] = [await ask(email), await ask('nobody@example.com')];
    expect([known.status, unknown.status, known.text, unknown.text]).toEqual([204, 204, '', '']);
    expect(linkCode((await mailTo(shop, email, /resetPassword/)).text)).toHaveLength(43);
    expect(shop.mails.some(({ to }) => to === 'nobody@example.com')).toBe(false);
    expect((await ask('no email')).key).toBe('error_email_invalid');
  });

  test('[API-091] the code sets a password once, signs in, and ends every other session', async () => {
    const { shopper, email } = await registered(shop);
    await ask(email);
    const code = linkCode((await mailTo(shop, email, /resetPassword/)).text);
    const weak = await reset(code, 'password');
    expect([weak.status, weak.key]).toEqual([422, 'error_password_weak']);
    expect((await reset(code, email)).key).toBe('error_password_weak');
    expect((await reset(code, 'Ada.Driver.1')).key).toBe('error_password_weak');
    const answers = await Promise.all([reset(code), reset(code)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
    expect((await shopper.call('account.current')).status).toBe(401);
    const login = (password: string) =>
      shop.shopper().call('identity.login', { body: { username: email, password } });
    expect((await login(goodPassword)).status).toBe(401);
    expect((await login('nine loud gearboxes')).status).toBe(200);
    await mailTo(shop, email, /was changed/);
  });

  test.each([false, true])(
    '[API-091] signs in who was signed in there already, remembered: %s',
    async (isRemembered) => {
      const { shopper, email } = await registered(shop);
      await shopper.do('identity.login', {
        body: { username: email, password: goodPassword, rememberMe: true },
      });
      if (isRemembered) shopper.cookies.delete('sessionId');
      await shopper.do('account.current');
      const before = shopper.cookies.get('sessionId');
      await ask(email);
      const code = linkCode((await mailTo(shop, email, /resetPassword/)).text);
      await shopper.do('identity.resetPassword', { body: { code, password: 'nine loud gearboxes' } });
      expect(shopper.cookies.get('sessionId')).not.toBe(before);
      expect((await shopper.do('shell.header')).myAccountMap).toMatchObject({
        anonymous: 'false',
        autoLogin: 'false',
      });
      expect((await shopper.call('account.current')).status).toBe(200);
    },
  );

  test('[API-091] a code that was mailed to a former address opens nothing', async () => {
    const { email, shopper } = await registered(shop);
    await shop.shopper().do('identity.forgotPassword', { body: { email } });
    const code = /resetPassword\/([\w-]+)/.exec((await mailTo(shop, email, /resetPassword/)).text)?.[1] ?? '';
    await shopper.do('account.update', { body: { email: `new-${email}`, currentPassword: goodPassword } });
    const answer = await shop
      .shopper()
      .call('identity.resetPassword', { body: { code, password: 'another quiet gearbox' } });
    expect([answer.status, answer.key]).toEqual([410, 'error_reset_expired']);
  });

  test('[API-091] an old or made-up code is refused', async () => {
    const { email } = await registered(shop);
    await ask(email);
    const code = linkCode((await mailTo(shop, email, /resetPassword/)).text);
    expect((await check(code)).status).toBe(204);
    later(61 * 60);
    for (const each of [code, 'x']) {
      for (const answer of [await check(each), await reset(each)])
        expect([answer.status, answer.key]).toEqual([410, 'error_reset_expired']);
    }
  });

  test('[API-090] no link leads to a host that is not the shop’s', async () => {
    const { email } = await registered(shop);
    await shop.shopper().fetch('/ecomm/b2c/v1/forgotPassword', {
      method: 'POST',
      headers: { 'content-type': 'application/json', host: 'evil.example' },
      body: JSON.stringify({ email }),
    });
    expect((await mailTo(shop, email, /resetPassword/)).text).not.toContain('evil.example');
  });
});

describe('a bearer token', () => {
  const gateway = (token: string, shopper = shop.shopper()) =>
    shopper.fetch(
      '/external/product-discovery/autocomplete/v1/suggestions?country=USA&customerType=B2C&salesChannel=ECOMM&preview=false',
      { headers: { authorization: `Bearer ${token}` } },
    );

  test('[API-054] stands for the session on gateway paths until it expires or the session ends', async () => {
    const { shopper } = await registered(shop);
    // With a store of its own the answer is the shopper's, and says so.
    await shopper.do('stores.setPreferred', { body: { storeNumber: (await stockedPart(shop)).storeNumber } });
    const answer = await shopper.call('identity.token', { body: {} });
    const { accessToken, expiresIn } = answer.body;
    expect(expiresIn).toBe(900);
    expect(answer.headers.getSetCookie().find((line) => line.startsWith('accessToken='))).toMatch(/HttpOnly/);
    expect((await gateway(accessToken)).headers.get('jsession-authenticated')).toBe('true');
    expect((await gateway(`${accessToken}x`)).status).toBe(401);
    expect((await gateway('made.up')).status).toBe(401);
    later(901);
    expect((await gateway(accessToken)).status).toBe(401);
    clock.set(start);
    await shopper.do('identity.logout', { body: {} });
    const ended = await gateway(accessToken);
    expect([ended.status, ended.headers.get('jsession-authenticated')]).toEqual([200, null]);
    expect(ended.headers.get('cache-control')).toMatch(/^public/);
  });
});
