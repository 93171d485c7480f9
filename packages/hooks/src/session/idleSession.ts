import type { Step } from '../machine/machine.ts';
import { isProtectedPath, rememberedPath } from './paths.ts';

/**
 * ACCT-005, ACCT-034, SHELL-046, SHELL-047: what a session that ends by itself leads to. The client wakes an idle
 * session before a call (ACCT-031) and tells when it is no more.
 *
 * `unknown`: before header data; the client tells of an end only to who was signed in. `remembered`: an auto-login shopper, signed in but not actively. `idledOut`: signed out, and told so.
 */
export type IdleSession = 'unknown' | 'guest' | 'signedIn' | 'remembered' | 'idledOut';

export type IdleSessionEvent =
  /** Header data is here. */
  | { readonly type: 'account'; readonly isAuthenticated: boolean; readonly isAutoLogin: boolean }
  /** The client's event. */
  | { readonly type: 'signedOut'; readonly idle: boolean; readonly path: string }
  | { readonly type: 'arrived'; readonly path: string };

export type IdleSessionEffect =
  /** As after a sign-out (ACCT-036). */
  | { readonly type: 'clearSession' }
  | { readonly type: 'showIdleToast' }
  | { readonly type: 'closeIdleToast' }
  | { readonly type: 'goToSignIn'; readonly returnTo: string | undefined };

export const initialIdleSession = 'unknown' as IdleSession;

/** ACCT-034: what is cleared, said and left when the client tells that a session is no more. */
export function idleSession(
  state: IdleSession,
  event: IdleSessionEvent,
): Step<IdleSession, IdleSessionEffect> {
  switch (event.type) {
    case 'account':
      return known(state, event);
    case 'arrived':
      return state === 'idledOut' && isProtectedPath(event.path)
        ? ['guest', { type: 'closeIdleToast' }]
        : [state];
    case 'signedOut': {
      if (state === 'guest' || state === 'idledOut') return [state];
      // A shopper who signs out goes where that leads, and who did in another tab stays.
      const leaves: IdleSessionEffect[] =
        event.idle && isProtectedPath(event.path)
          ? [{ type: 'goToSignIn', returnTo: rememberedPath(event.path) }]
          : [];
      return event.idle && state !== 'remembered'
        ? ['idledOut', { type: 'clearSession' }, { type: 'showIdleToast' }, ...leaves]
        : ['guest', { type: 'clearSession' }, ...leaves];
    }
  }
}

function known(
  state: IdleSession,
  { isAuthenticated, isAutoLogin }: IdleSessionEvent & { readonly type: 'account' },
): Step<IdleSession, IdleSessionEffect> {
  if (!isAuthenticated) return [state === 'idledOut' ? state : 'guest'];
  const next = isAutoLogin ? 'remembered' : 'signedIn';
  return state === 'idledOut' ? [next, { type: 'closeIdleToast' }] : [next];
}
