import { describe, expect, test } from 'vitest';
import { readSecrets, WeakSecretError, type GivenSecrets } from './secrets.ts';

const strong = 'fjeX8_2mQ0-aZt7RkVw1LpYc4NsHdUoB';
const production = { isProduction: true, isShared: true };
const read = (given: GivenSecrets, where: Parameters<typeof readSecrets>[1] = production) =>
  readSecrets(given, where);

describe('[PLUS-036] secrets of a deployment', () => {
  test.each(['secret', 'paymentWebhookSecret', 'metricsToken', 'operatorToken'] as const)(
    'production refuses a short or monotonous %s, and names the variable',
    (name) => {
      for (const weak of ['short', 'a'.repeat(64), 'abcabc'.repeat(8)]) {
        expect(() => read({ secret: strong, [name]: weak })).toThrow(WeakSecretError);
        expect(() => read({ secret: strong, [name]: weak })).toThrow(/^[A-Z_]+ is too weak/);
        expect(() => read({ [name]: weak }, { isProduction: false, isShared: false })).not.toThrow();
      }
      expect(() => read({ secret: strong, [name]: strong })).not.toThrow();
    },
  );

  test('production with a database server needs the session secret', () => {
    expect(() => read({})).toThrow('SESSION_SECRET is missing');
    expect(() => read({}, { isProduction: true, isShared: false })).not.toThrow();
  });

  test('processes that share the session secret share the one of the webhook, which is another', () => {
    const [one, two] = [read({ secret: strong }), read({ secret: strong })];
    const [key] = one.webhook;
    expect(one.webhook).toEqual(two.webhook);
    expect(key.secret).not.toBe(one.session[0].secret);
    expect(read({ secret: `${strong}!` }).webhook[0].secret).not.toBe(key.secret);
    const own = read({ secret: strong, paymentWebhookSecret: `${strong}?` });
    expect(own.webhook.map(({ secret }) => secret)).toEqual([`${strong}?`]);
  });

  test('a process without one makes its own', () => {
    const alone = { isProduction: false, isShared: false };
    expect(read({}, alone).session).not.toEqual(read({}, alone).session);
    expect(read({}, alone)).toMatchObject({ metrics: undefined, operator: undefined });
  });
});

describe('[PLUS-082] keys of a secret', () => {
  const other = 'Qm3_vT8zKd0xWb6JsYf1EhRg9NcUaLpO';

  test('are listed by id, the one that signs first', () => {
    const { session, webhook } = read({ secret: `b:${other}, a:${strong}` });
    expect(session).toEqual([
      { id: 'b', secret: other },
      { id: 'a', secret: strong },
    ]);
    expect(webhook.map(({ id }) => id)).toEqual(['b', 'a']);
  });

  test('a plain secret has an id that does not tell it, and keeps it beside others', () => {
    const [plain] = read({ secret: strong }).session;
    expect(plain.id).toMatch(/^[\w-]{8}$/);
    expect(strong).not.toContain(plain.id);
    expect(read({ secret: `b:${other},${strong}` }).session[1]).toEqual(plain);
    const withCommas = `${strong},${other}`;
    expect(read({ secret: withCommas }).session.map(({ secret }) => secret)).toEqual([withCommas]);
  });

  test.each([
    [`b:${other},a:short`, "SESSION_SECRET is too weak: key 'a'."],
    [`a:${other},a:${strong}`, "SESSION_SECRET names key 'a' twice. Give each key an id of its own."],
    [`b:${strong},a:${strong}`, "SESSION_SECRET has one secret as 'b' and 'a'. Name each secret once."],
  ])('of %s nobody could tell which is good', (secret, words) => {
    expect(() => read({ secret })).toThrow(words);
  });
});
