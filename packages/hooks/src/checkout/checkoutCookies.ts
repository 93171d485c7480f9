import { keptCookieLine, readKeptCookie } from '../storage/keptCookie.ts';
import type { CommitBody } from './commitOrder.ts';

/** Half an hour, below the page of the checkout only. */
const keptBelow = (path: string, name: string) => ({ name, path, seconds: 1800 });

/**
 * What a guest has typed into the contact step, kept in a cookie while they sign in on another page: it comes back
 * whether or not a script runs, and whatever becomes of the cart that joins the account's (PLUS-050).
 */
export type CheckoutDraft = Readonly<Record<string, string>>;

const DRAFT = 'checkoutDraft';

/** The `Set-Cookie` line that keeps a draft; null takes it away. @param path of the checkout's page */
export const checkoutDraftCookie = (path: string, draft: CheckoutDraft | null, isSecure: boolean) =>
  keptCookieLine(keptBelow(path, DRAFT), draft, isSecure);

/** The draft of a request's `Cookie`; undefined without one or when the cookie is not ours. */
export const readCheckoutDraft = (header: string) => readKeptCookie({ name: DRAFT }, header, isDraft);

const isDraft = (value: unknown): value is CheckoutDraft =>
  Object.values(value as object).every((text) => typeof text === 'string');

const COMMIT = 'pendingCommit';

/**
 * What a commit was sent with, kept in a cookie until its order is placed: the same commit with the same key is sent again
 * when the shopper comes back from the bank's question, and what was typed with one that was refused is there again,
 * whether or not a script runs (PLUS-021, PLUS-065). Null takes it away.
 * @param path of the checkout's page, below which the bank sends them back
 */
export const pendingCommitCookie = (path: string, commit: CommitBody | null, isSecure: boolean) =>
  keptCookieLine(keptBelow(path, COMMIT), commit, isSecure);

/** What is known of a commit that placed no order. */
export type UnplacedOrder = Pick<CommitBody, 'commerceId' | 'taxDocument'>;

/** What a request's `Cookie` kept for the page of the checkout; null for nothing. */
export interface KeptCheckout {
  readonly draft?: CheckoutDraft | undefined;
  readonly unplaced?: UnplacedOrder | undefined;
}

export function readKeptCheckout(header: string): KeptCheckout | null {
  const draft = readCheckoutDraft(header);
  const { commerceId, taxDocument } = readPendingCommit(header) ?? {};
  if (!draft && !commerceId) return null;
  return {
    ...(draft && { draft }),
    ...(commerceId && { unplaced: { commerceId, ...(taxDocument && { taxDocument }) } }),
  };
}

/** The commit to send again; undefined without one or when the cookie is not ours. */
export const readPendingCommit = (header: string) => readKeptCookie({ name: COMMIT }, header, isCommit);

const isCommit = (value: unknown): value is CommitBody => {
  const { commerceId, idempotencyKey } = value as Partial<CommitBody>;
  return typeof commerceId === 'string' && typeof idempotencyKey === 'string';
};
