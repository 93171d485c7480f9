import type { B2cClient } from '@driveline/api';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useCurrentAccount } from '../account/useAlerts.ts';
import { useB2c } from '../client/ClientProvider.ts';
import { useEdge } from '../machine/Edge.ts';
import { useMachine } from '../machine/useMachine.ts';
import { askAnew } from '../mutations/askAnew.ts';
import { queryRoots } from '../queryRoots.ts';
import { rewardsSignedInCookie } from '../storage/accountCookies.ts';
import { initialRewardsLinking, rewardsLinking } from './rewardsLinking.ts';
import type { RewardsError } from './rewardsErrors.ts';
import type { RewardsLinkingEffect, RewardsLinkingEvent } from './rewardsLinking.ts';
import { rewardsMutations } from './rewardsMutations.ts';
import { opensRewardsLinking } from './rewardsPrompt.ts';

/** Sends the call of an effect; nothing where the effect is none. */
function called(client: B2cClient, effect: RewardsLinkingEffect): Promise<RewardsLinkingEvent> | undefined {
  switch (effect.type) {
    case 'callValidate':
      return rewardsMutations
        .validate(client)
        .mutate(effect.card)
        .then((validation) => ({ type: 'validated', validation }));
    case 'callLookUp':
      return rewardsMutations
        .lookUp(client)
        .mutate({ customerData: effect.customerData })
        .then(({ totalCount, customers }) => ({ type: 'found', totalCount, customers }));
    case 'callAnswer':
      return rewardsMutations
        .answerQuestions(client)
        .mutate({ ...effect.card, answers: [...effect.answers] })
        .then((answer) => ({ type: 'answered', answer }));
    case 'callSignUp':
      return rewardsMutations
        .signUp(client)
        .mutate(effect.form)
        .then(() => ({ type: 'signedUp' }));
    default:
      return undefined;
  }
}

/**
 * REWARD-004 to REWARD-024: the linking modal. It opens by itself for accounts without a card; what happens outside of
 * it goes through the edge, and `onError` shows a look-up's failure to all (REWARD-016).
 */
export function useRewardsLinking(options: { readonly onError?: (error: RewardsError) => void } = {}) {
  const { client } = useB2c();
  const edge = useEdge();
  const queryClient = useQueryClient();
  const { userType, profileId } = useCurrentAccount();
  const [state, send] = useMachine(rewardsLinking, initialRewardsLinking, (effect, answer) => {
    called(client, effect)?.then(answer, (error: unknown) => answer({ type: 'failed', error }));
    if (effect.type === 'go') edge.go(effect.path);
    if (effect.type === 'track') edge.analytics.track(effect.event);
    if (effect.type === 'log') edge.logger.log({ message: effect.message, level: 'error' });
    if (effect.type === 'globalError') options.onError?.(effect.error);
    if (effect.type === 'markSignedIn') edge.cookies.write(rewardsSignedInCookie({ secure: edge.secure }));
    if (effect.type === 'rememberSkipped') edge.storage.write('rewardsModalSkipped', profileId);
    if (effect.type === 'refreshProfile') {
      void askAnew(queryClient, [queryRoots.account, queryRoots.header, queryRoots.rewards]);
    }
  });
  const skippedBy = edge.storage.read('rewardsModalSkipped');
  const opens = opensRewardsLinking({ userType, profileId, skippedBy });
  useEffect(() => {
    if (opens) send({ type: 'show' });
  }, [opens, send]);
  return [state, send] as const;
}
