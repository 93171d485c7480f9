import { randomBytes } from 'node:crypto';

export interface IdentitySettings {
  /** Signs bearer tokens and one-time codes. */
  readonly secret: string;
  /** Longest life of a sign-in in milliseconds, active or remembered. */
  readonly longestMs: { readonly active: number; readonly remembered: number };
}

/** A secret that anybody could guess, where it would guard real accounts. */
export class WeakSecretError extends Error {
  override readonly name = 'WeakSecretError';
  constructor(why: string) {
    super(`SESSION_SECRET ${why}. Give it at least 32 random characters, the same for all processes.`);
  }
}

const dayMs = 86_400_000;

/**
 * @param isShared several processes may serve the same accounts, so that they need one secret
 * @throws WeakSecretError in production
 */
export function identitySettings(given: {
  readonly secret?: string | undefined;
  readonly isProduction: boolean;
  readonly isShared?: boolean;
  readonly values?: Readonly<Record<string, unknown>>;
}): IdentitySettings {
  const { secret, isProduction, isShared = false, values = {} } = given;
  if (isProduction && secret !== undefined && isWeak(secret)) throw new WeakSecretError('is too weak');
  if (isProduction && secret === undefined && isShared) throw new WeakSecretError('is missing');
  const ms = (name: string, fallback: number) => (Number(values[name]) > 0 ? Number(values[name]) : fallback);
  return {
    secret: secret ?? randomBytes(32).toString('base64url'),
    longestMs: {
      active: ms('SESSION_LONGEST_MS', dayMs / 2),
      remembered: ms('SESSION_REMEMBERED_MS', 90 * dayMs),
    },
  };
}

const isWeak = (secret: string): boolean => secret.length < 32 || new Set(secret).size < 10;
