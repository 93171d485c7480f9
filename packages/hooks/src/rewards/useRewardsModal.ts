import { useQueryClient } from '@tanstack/react-query';
import type { AccountFormOptions } from '@driveline/validation';
import { useEffect } from 'react';
import { useCurrentAccount } from '../account/useAlerts.ts';
import { useB2c } from '../client/ClientProvider.ts';
import { useEdge } from '../machine/Edge.ts';
import { useMachine } from '../machine/useMachine.ts';
import { refetchInvalidated } from '../mutations/refetchInvalidated.ts';
import { queryRoots } from '../queryRoots.ts';
import { rewardsSignedInCookie } from '../storage/seenCookies.ts';
import { linkByAnswers, linkByCard, linkByFacts } from './rewardsLinkPost.ts';
import type { RewardsCard } from './rewardsLinkSteps.ts';
import { initialRewardsModal, rewardsModal } from './rewardsModal.ts';
import { opensRewardsLinking } from './rewardsPrompt.ts';

const POSTS = {
  'validate-card': linkByCard,
  'look-up-card': linkByFacts,
  'answer-questions': linkByAnswers,
};

const CHANGED_BY_CARD = [queryRoots.account, queryRoots.header, queryRoots.rewards, queryRoots.checkout];

interface RewardsModalOptions {
  readonly market: Pick<AccountFormOptions, 'phone' | 'postalCode'>;
  /** Whether the page is one where the modal may open by itself. */
  readonly isWelcome: boolean;
  /** The holder of the card has to be completed, on a page of its own (REWARD-010). */
  readonly onComplete: (card: RewardsCard) => void;
}

/** REWARD-004 to REWARD-024: the linking modal, which opens by itself for accounts without a card. */
export function useRewardsModal({ market, isWelcome, onComplete }: RewardsModalOptions) {
  const { client } = useB2c();
  const edge = useEdge();
  const queryClient = useQueryClient();
  const { userType, profileId } = useCurrentAccount();
  const [state, send] = useMachine(rewardsModal, initialRewardsModal, (effect, answer) => {
    if (effect.type === 'call') {
      const { intent, typed } = effect;
      POSTS[intent]({ client, market, typed }).then(
        (next) => answer({ type: 'next', next }),
        () => answer({ type: 'failed', typed }),
      );
    }
    if (effect.type === 'complete') onComplete(effect.card);
    if (effect.type === 'track') edge.analytics.track(effect.event);
    if (effect.type === 'markSignedIn') edge.cookies.write(rewardsSignedInCookie({ secure: edge.secure }));
    if (effect.type === 'rememberSkipped') edge.storage.write('rewardsModalSkipped', profileId);
    if (effect.type === 'refreshProfile') void refetchInvalidated(queryClient, CHANGED_BY_CARD);
  });
  const isDue = opensRewardsLinking({
    userType,
    profileId,
    skippedBy: edge.storage.read('rewardsModalSkipped'),
  });
  useEffect(() => send({ type: 'situation', isDue, isWelcome }), [isDue, isWelcome, send]);
  return [state, send] as const;
}
