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
    expect(one.webhook).toBe(two.webhook);
    expect(one.webhook).not.toBe(one.session);
    expect(read({ secret: `${strong}!` }).webhook).not.toBe(one.webhook);
    expect(read({ secret: strong, paymentWebhookSecret: `${strong}?` }).webhook).toBe(`${strong}?`);
  });

  test('a process without one makes its own', () => {
    const alone = { isProduction: false, isShared: false };
    expect(read({}, alone).session).not.toBe(read({}, alone).session);
    expect(read({}, alone)).toMatchObject({ metrics: undefined, operator: undefined });
  });
});
