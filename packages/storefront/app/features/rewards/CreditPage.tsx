import { ButtonLink, EmptyState, GiftIcon, Text } from '@driveline/ui';
import { useActionData } from 'react-router-dom';
import { useText } from '../../shop/useText.ts';
import type { FormAnswer } from '../../shop/formAnswer.ts';
import { CreditForm } from './CreditForm.tsx';
import { REWARDS_PATH } from './paths.ts';
import type { CreditTaken } from './rewardsActions.ts';
import { RewardsFrame } from './RewardsFrame.tsx';

/** `/user/rewards/requestCredit`: credits of a purchase that was made without the card (REWARD-041). */
export function CreditPage() {
  const text = useText();
  const answer = useActionData() as CreditTaken | FormAnswer | undefined;
  const taken = answer && 'reference' in answer ? answer : undefined;
  return (
    <RewardsFrame title={text('rewards.credit')} lead={text('rewards.creditLead')}>
      {taken ? (
        <EmptyState
          role="status"
          title={text('rewards.creditTaken')}
          picture={<GiftIcon size={40} />}
          actions={<ButtonLink href={REWARDS_PATH}>{text('rewards.toRewards')}</ButtonLink>}
        >
          {taken.credits > 0 && <Text>{text('rewards.creditGiven', { count: taken.credits })}</Text>}
          <Text>{text('rewards.creditReference', { reference: taken.reference })}</Text>
        </EmptyState>
      ) : (
        <CreditForm answer={answer as FormAnswer | undefined} />
      )}
    </RewardsFrame>
  );
}
