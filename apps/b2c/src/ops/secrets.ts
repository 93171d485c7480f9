import { hkdfSync, randomBytes } from 'node:crypto';

/** What the environment, or the program that mounts the server, gives. */
export interface GivenSecrets {
  readonly secret?: string | undefined;
  readonly paymentWebhookSecret?: string | undefined;
  readonly metricsToken?: string | undefined;
  readonly operatorToken?: string | undefined;
}

export interface Secrets {
  /** Signs bearer tokens and one-time codes. */
  readonly session: string;
  /** Signs the messages of the payment service. */
  readonly webhook: string;
  /** Opens /metrics, which is shut without one. */
  readonly metrics: string | undefined;
  /** Opens the door of warehouse and carrier, which is shut without one. */
  readonly operator: string | undefined;
}

/** A secret that anybody could guess, where it would guard real accounts and money. */
export class WeakSecretError extends Error {
  override readonly name = 'WeakSecretError';
  constructor(variable: string, why: string) {
    super(`${variable} ${why}. Give it at least 32 random characters, the same for all processes.`);
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
 * @throws WeakSecretError for a weak or missing one in production
 */
export function readSecrets(
  given: GivenSecrets,
  { isProduction, isShared }: { readonly isProduction: boolean; readonly isShared: boolean },
): Secrets {
  if (isProduction) {
    for (const [name, variable] of Object.entries(variables)) {
      const value = given[name as keyof GivenSecrets];
      if (value !== undefined && isWeak(value)) throw new WeakSecretError(variable, 'is too weak');
    }
    if (isShared && given.secret === undefined) throw new WeakSecretError(variables.secret, 'is missing');
  }
  const session = given.secret ?? randomBytes(32).toString('base64url');
  return {
    session,
    webhook: given.paymentWebhookSecret ?? derived(session, 'payment-webhook'),
    metrics: given.metricsToken,
    operator: given.operatorToken,
  };
}

/** Knowing the one, nobody can come back to the other (RFC 5869). */
const derived = (secret: string, purpose: string): string =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, 32)).toString('base64url');

const isWeak = (secret: string): boolean => secret.length < 32 || new Set(secret).size < 10;
