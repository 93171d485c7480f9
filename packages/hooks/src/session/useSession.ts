import type { InputOf } from '@driveline/api';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useHeader } from '../header/useHeader.ts';
import { useB2c } from '../client/ClientProvider.ts';
import { useCurrentAccount } from '../account/useAlerts.ts';
import { useEdge } from '../machine/Edge.ts';
import { useMachine } from '../machine/useMachine.ts';
import { askAnew } from '../mutations/askAnew.ts';
import { runMutation } from '../mutations/runMutation.ts';
import { queryRoots } from '../queryRoots.ts';
import { clearSession } from '../storage/clearSession.ts';
import { idleSession, initialIdleSession } from './idleSession.ts';
import { identityMutations } from './identityMutations.ts';
import { initialSignInFlow, signInFlow } from './signInFlow.ts';
import { dropUserData, signOutSession } from './signOutSession.ts';

type Login = InputOf<'identity.login'>['body'];

/** ACCT-015 to ACCT-022: the sign-in flow with its calls. Each of them rejects with the B2cError of its call. */
export function useSignInFlow() {
  const { client } = useB2c();
  const queryClient = useQueryClient();
  const [state, send] = useMachine(signInFlow, initialSignInFlow, () => undefined);
  /** A right password may be followed by a one-time code (`otpRequired`). */
  const signIn = async (body: Login) => {
    const answer = await runMutation(queryClient, identityMutations.login(client), body);
    send({ type: answer.otpRequired ? 'otpRequired' : 'signedIn' });
    return answer;
  };
  const sendCode = async (to: InputOf<'identity.sendOtp'>['body']) => {
    await identityMutations.sendOtp(client).mutate(to);
    send({ type: 'codeSent' });
  };
  const verifyCode = async (code: string) => {
    try {
      const answer = await runMutation(queryClient, identityMutations.verifyOtp(client), { code });
      send({ type: 'signedIn' });
      return answer;
    } catch (error) {
      const key = (error as { errorMessageKey?: string }).errorMessageKey;
      if (key === 'error_otp_invalid') send({ type: 'codeWrong' });
      if (key === 'error_otp_expired') send({ type: 'codeExpired' });
      throw error;
    }
  };
  return { ...state, send, signIn, sendCode, verifyCode };
}

/** ACCT-035 to ACCT-039: `signOut` rejects when the call fails; the shopper then is signed in as before. */
export function useSignOut(onLogout?: () => void) {
  const { client } = useB2c();
  const edge = useEdge();
  const queryClient = useQueryClient();
  const [status, setStatus] = useState<'idle' | 'requesting' | 'failed'>('idle');
  const signOut = async (callback?: () => void) => {
    setStatus('requesting');
    try {
      await signOutSession({ client, queryClient, edge, onLogout, callback });
      setStatus('idle');
    } catch (error) {
      setStatus('failed');
      throw error;
    }
  };
  return { status, signOut };
}

/**
 * ACCT-034, SHELL-046, SHELL-047: what follows when the client tells that the session is no more. `onToast` shows and
 * closes the message about inactivity, which the app does without (CONF-028).
 */
export function useIdleSession(
  path: string,
  onToast: (isShown: boolean) => void,
  { isMobileApp = false }: { readonly isMobileApp?: boolean } = {},
) {
  const { client } = useB2c();
  const edge = useEdge();
  const queryClient = useQueryClient();
  const isKnown = useHeader().data !== undefined;
  const { isAuthenticated, isAutoLogin } = useCurrentAccount();
  const [state, send] = useMachine(idleSession, initialIdleSession, (effect) => {
    if (effect.type === 'clearSession') {
      clearSession(edge.storage, edge.cookies);
      dropUserData(queryClient);
      void askAnew(queryClient, [queryRoots.cart, queryRoots.header]);
    }
    if (effect.type === 'showIdleToast' && !isMobileApp) onToast(true);
    if (effect.type === 'closeIdleToast') onToast(false);
    if (effect.type === 'goToSignIn') {
      edge.go(effect.returnTo ? `/signin?returnUrl=${encodeURIComponent(effect.returnTo)}` : '/signin');
    }
  });
  const handleSignedOut = useEffectEvent((idle: boolean) => send({ type: 'signedOut', idle, path }));
  useEffect(() => {
    if (isKnown) send({ type: 'account', isAuthenticated, isAutoLogin });
  }, [isAuthenticated, isAutoLogin, isKnown, send]);
  useEffect(() => send({ type: 'arrived', path }), [path, send]);
  useEffect(
    () =>
      client.subscribe((event) => {
        if (event.type === 'signedOut') handleSignedOut(event.idle);
      }),
    [client],
  );
  return state;
}
