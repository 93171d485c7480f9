import { useEffect, useEffectEvent, useRef } from 'react';
import { useCurrentAccount } from '../account/useAlerts.ts';
import { useHeader } from '../header/useHeader.ts';
import { useEdge } from '../machine/Edge.ts';
import { useMachine } from '../machine/useMachine.ts';
import { clearSession } from '../storage/clearSession.ts';
import { idleSession, initialIdleSession } from './idleSession.ts';

/** Where the shopper is, and what the client has told of the session's end: a new object for each. */
export interface IdleSessionFacts {
  readonly path: string;
  readonly end: { readonly idle: boolean } | undefined;
  readonly isMobileApp?: boolean;
}

/**
 * ACCT-034, SHELL-046, SHELL-047: what follows when the client tells that the session is no more; `sessionEvents` has
 * put the cache in line by then. `onToast` shows and closes the message about inactivity, which the app does without
 * (CONF-028).
 */
export function useIdleSession(
  { path, end, isMobileApp = false }: IdleSessionFacts,
  onToast: (isShown: boolean) => void,
) {
  const edge = useEdge();
  const isKnown = useHeader().data !== undefined;
  const { isAuthenticated, isAutoLogin } = useCurrentAccount();
  const arrivedAt = useRef(path);
  const [state, send] = useMachine(idleSession, initialIdleSession, (effect) => {
    // Nobody pressed 'Sign out' here: what they typed waits for them, and opens for nobody else (PLUS-065).
    if (effect.type === 'clearSession') clearSession(edge.storage, edge.cookies, ['drafts']);
    if (effect.type === 'showIdleToast' && !isMobileApp) onToast(true);
    if (effect.type === 'closeIdleToast') onToast(false);
    if (effect.type === 'goToSignIn') {
      edge.go(effect.returnTo ? `/signin?returnUrl=${encodeURIComponent(effect.returnTo)}` : '/signin');
    }
  });
  const handleEnd = useEffectEvent((idle: boolean) => send({ type: 'signedOut', idle, path }));
  // Before the account: an end that came before this hook did is of the shopper whom the header no longer names.
  useEffect(() => {
    if (end) handleEnd(end.idle);
  }, [end]);
  useEffect(() => {
    if (isKnown) send({ type: 'account', isAuthenticated, isAutoLogin });
  }, [isAuthenticated, isAutoLogin, isKnown, send]);
  useEffect(() => {
    // The page on which the session ended is not one that was arrived at.
    if (arrivedAt.current === path) return;
    arrivedAt.current = path;
    send({ type: 'arrived', path });
  }, [path, send]);
  return state;
}
