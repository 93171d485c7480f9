import type { InputOf } from '@driveline/api';

/**
 * What a commit was sent with, kept in a cookie while the bank asks the shopper: the same commit with the same
 * key is sent again when they come back, whether or not a script runs (PLUS-021).
 */
export type PendingCommit = InputOf<'checkout.commit'>['body'];

const NAME = 'pendingCommit';
const LIFETIME_S = 1800;

export function pendingCommitCookie(commit: PendingCommit | null, isSecure: boolean): string {
  const value = commit ? encodeURIComponent(JSON.stringify(commit)) : '';
  const attributes = ['Path=/checkout', 'HttpOnly', 'SameSite=Lax', `Max-Age=${commit ? LIFETIME_S : 0}`];
  return [`${NAME}=${value}`, ...attributes, ...(isSecure ? ['Secure'] : [])].join('; ');
}

/** The commit to send again; undefined without one or when the cookie is not ours. */
export function readPendingCommit(cookie: string): PendingCommit | undefined {
  const [, value] = new RegExp(`(?:^|;\\s*)${NAME}=([^;]+)`).exec(cookie) ?? [];
  try {
    const commit = JSON.parse(decodeURIComponent(value ?? '')) as PendingCommit;
    return typeof commit.commerceId === 'string' && typeof commit.idempotencyKey === 'string'
      ? commit
      : undefined;
  } catch {
    return undefined;
  }
}
