import type { InputOf } from '@driveline/api';
import { keptCookieLine, readKeptCookie } from '@driveline/hooks';

/**
 * What a commit was sent with, kept in a cookie while the bank asks the shopper: the same commit with the same
 * key is sent again when they come back, whether or not a script runs (PLUS-021).
 */
export type PendingCommit = InputOf<'checkout.commit'>['body'];

const cookie = { name: 'pendingCommit', path: '/checkout', seconds: 1800 };

export const pendingCommitCookie = (commit: PendingCommit | null, isSecure: boolean) =>
  keptCookieLine(cookie, commit, isSecure);

/** The commit to send again; undefined without one or when the cookie is not ours. */
export const readPendingCommit = (header: string) => readKeptCookie(cookie, header, isCommit);

const isCommit = (value: unknown): value is PendingCommit => {
  const { commerceId, idempotencyKey } = value as Partial<PendingCommit>;
  return typeof commerceId === 'string' && typeof idempotencyKey === 'string';
};
