import type { Step } from '../machine/machine.ts';

/** ACCT-035 to ACCT-039 */
export type SignOut = 'signedIn' | 'requesting' | 'signedOut' | 'failed';

export type SignOutEvent =
  | { readonly type: 'signOut' | 'succeeded' | 'signedIn' }
  | { readonly type: 'failed'; readonly error: unknown };

export type SignOutEffect =
  | { readonly type: 'callLogout' }
  /** Session items of storage and cookies (STATE-017). */
  | { readonly type: 'clearSession' }
  /** Everything but the shelf starts again, and nobody is authenticated (ACCT-039). */
  | { readonly type: 'logout' }
  | { readonly type: 'dropUserData' }
  | { readonly type: 'refetchCart' }
  | { readonly type: 'reportFailure'; readonly error: unknown }
  /** Success or not (ACCT-038). */
  | { readonly type: 'callBack' }
  | { readonly type: 'track'; readonly event: 'signOut' };

export const initialSignOut = 'signedIn' as SignOut;

const AFTERWARDS: readonly SignOutEffect[] = [{ type: 'callBack' }, { type: 'track', event: 'signOut' }];

/** ACCT-035 to ACCT-039: calls the server once at a time; what follows is the same whatever its end. */
export function signOut(state: SignOut, event: SignOutEvent): Step<SignOut, SignOutEffect> {
  switch (event.type) {
    case 'signOut':
      return state === 'signedIn' || state === 'failed' ? ['requesting', { type: 'callLogout' }] : [state];
    case 'signedIn':
      return [state === 'signedOut' ? 'signedIn' : state];
    case 'succeeded':
      if (state !== 'requesting') return [state];
      return [
        'signedOut',
        { type: 'clearSession' },
        { type: 'logout' },
        { type: 'dropUserData' },
        { type: 'refetchCart' },
        ...AFTERWARDS,
      ];
    case 'failed':
      if (state !== 'requesting') return [state];
      return ['failed', { type: 'reportFailure', error: event.error }, ...AFTERWARDS];
  }
}
