import { useEffect, useEffectEvent } from 'react';
import { useEdge } from '../machine/Edge.ts';
import { cookieNames, formatCookie } from '../storage/cookies.ts';
import { loginMessage } from './loginMessage.ts';

/**
 * ACCT-021, ACCT-022: hears of a sign-in in a frame of the page: keeps by what it was, and tells what the page is to do.
 * A page that is loaded again greets a little later (SHELL-050). @param message the last that a window sent to the page
 */
export function useLoginMessage(
  message: Pick<MessageEvent<unknown>, 'origin' | 'data'> | undefined,
  pageType: string | undefined,
  onLogin: (answer: 'reload' | 'refresh') => void,
): void {
  const { analytics, cookies, secure, storage } = useEdge();
  const take = useEffectEvent((received: NonNullable<typeof message>) => {
    const told = loginMessage(received, { origin: location.origin, pageType });
    if (!told) return;
    const { answer, method } = told;
    cookies.write(formatCookie(cookieNames.loginMethod, method, { secure }));
    analytics.track('login', { method, flow: 'embedded' });
    if (answer === 'reload') storage.write('signInAlertDelayed', 'true');
    onLogin(answer);
  });
  useEffect(() => {
    if (message) take(message);
  }, [message]);
}
