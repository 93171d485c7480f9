import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { accountMutations } from '../account/accountMutations.ts';
import { useAlerts } from '../account/useAlerts.ts';
import { useB2c } from '../client/ClientProvider.ts';
import { useMachine } from '../machine/useMachine.ts';
import { refetchInvalidated } from '../mutations/refetchInvalidated.ts';
import { queryRoots } from '../queryRoots.ts';
import { initialTermsPrompt, termsPrompt } from './termsPrompt.ts';

/** REWARD-025, REWARD-026: the terms prompt, fed by the profile's alerts. */
export function useTermsPrompt() {
  const { client } = useB2c();
  const queryClient = useQueryClient();
  const alerts = useAlerts();
  const [state, send] = useMachine(termsPrompt, initialTermsPrompt, (effect, answer) => {
    if (effect.type === 'refreshProfile') {
      void refetchInvalidated(queryClient, [queryRoots.account]);
      return;
    }
    const { alertType } = effect;
    accountMutations
      .acknowledgeAlert(client)
      .mutate({ alertType })
      .then(
        () => answer({ type: 'accepted' }),
        () => answer({ type: 'failed' }),
      );
  });
  useEffect(() => send({ type: 'alerts', alerts }), [alerts, send]);
  return {
    ...state,
    accept: () => send({ type: 'accept' }),
    decline: () => send({ type: 'decline' }),
  };
}
