import { randomBytes } from 'node:crypto';
import { derivedRing, keyRing, type KeyRing } from './keyRing.ts';

/** What the environment, or the program that mounts the server, gives. */
export interface GivenSecrets {
  readonly secret?: string | undefined;
  readonly paymentWebhookSecret?: string | undefined;
  readonly metricsToken?: string | undefined;
  readonly operatorToken?: string | undefined;
}

export interface Secrets {
  /** Sign bearer tokens and one-time codes, the first of them. */
  readonly session: KeyRing;
  /** Sign the messages of the payment service. */
  readonly webhook: KeyRing;
  /** Opens /metrics, which is shut without one. */
  readonly metrics: string | undefined;
  /** Opens the door of warehouse and carrier, which is shut without one. */
  readonly operator: string | undefined;
}

const giveMore = 'Give it at least 32 random characters, the same for all processes.';

/** A secret that anybody could guess, where it would guard real accounts and money. */
export class WeakSecretError extends Error {
  override readonly name = 'WeakSecretError';
  constructor(variable: string, why: string, mend = giveMore) {
    super(`${variable} ${why}. ${mend}`);
  }
}

/** The environment's names, by which an operator finds what to mend. */
const variables = {
  secret: 'SESSION_SECRET',
  paymentWebhookSecret: 'PAYMENT_WEBHOOK_SECRET',
  metricsToken: 'METRICS_TOKEN',
  operatorToken: 'OPERATOR_TOKEN',
} as const satisfies Record<keyof GivenSecrets, string>;

/**
 * All secrets of the server, read and refused in one place.
 *
 * The webhook's secret follows from the session's unless it is given, so that processes which agree on one agree
 * on both (decision 19).
 * @param isShared several processes may serve the same accounts, so that they need one session secret
 * @throws WeakSecretError for a weak or missing one in production, and for keys of which none could say which is which
 */
export function readSecrets(
  given: GivenSecrets,
  { isProduction, isShared }: { readonly isProduction: boolean; readonly isShared: boolean },
): Secrets {
  for (const name of rings) refuseAlike(variables[name], given[name]);
  if (isProduction) {
    for (const [name, variable] of Object.entries(variables)) refuseWeak(variable, given, name);
    if (isShared && given.secret === undefined) throw new WeakSecretError(variables.secret, 'is missing');
  }
  const session = keyRing(given.secret ?? randomBytes(32).toString('base64url'));
  const { paymentWebhookSecret } = given;
  return {
    session,
    webhook: paymentWebhookSecret ? keyRing(paymentWebhookSecret) : derivedRing(session, 'payment-webhook'),
    metrics: given.metricsToken,
    operator: given.operatorToken,
  };
}

/** Those that may be several keys. */
const rings = ['secret', 'paymentWebhookSecret'] as const;

function refuseWeak(variable: string, given: GivenSecrets, name: string): void {
  const value = given[name as keyof GivenSecrets];
  if (value === undefined) return;
  const isRing = (rings as readonly string[]).includes(name);
  const keys = isRing ? keyRing(value) : [{ id: '', secret: value }];
  const weak = keys.find(({ secret }) => isWeak(secret));
  if (weak) throw new WeakSecretError(variable, `is too weak${keys.length > 1 ? `: key '${weak.id}'` : ''}`);
}

/** Two keys of one id, of which a token could not say which signed it, or one secret twice, which replaces nothing. */
function refuseAlike(variable: string, value: string | undefined): void {
  const keys = value === undefined ? [] : keyRing(value);
  keys.forEach(({ id, secret }, index) => {
    const before = keys.slice(0, index);
    if (before.some((key) => key.id === id))
      throw new WeakSecretError(variable, `names key '${id}' twice`, 'Give each key an id of its own.');
    const same = before.find((key) => key.secret === secret);
    if (same)
      throw new WeakSecretError(
        variable,
        `has one secret as '${same.id}' and '${id}'`,
        'Name each secret once.',
      );
  });
}

const isWeak = (secret: string): boolean => secret.length < 32 || new Set(secret).size < 10;
