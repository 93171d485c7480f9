import { addsReward, mergeableCards, mergeField, useRewards } from '@driveline/hooks';
import { ButtonLink, Heading, Inline, Stack, Text } from '@driveline/ui';
import { RewardsMerge } from '@driveline/ui/account';
import { useActionData, useSearchParams } from 'react-router-dom';
import { IntentForm } from '../../intents/IntentForm.tsx';
import { Refused, SubmitButton } from '../../parts/form/PostForm.tsx';
import type { FormAnswer } from '../../shop/formAnswer.ts';
import { useShop, useText } from '../../shop/useShop.ts';
import { RewardsFrame } from './RewardsFrame.tsx';
import * as paths from '../../paths/index.ts';

/** `/mergeConfirmation`: further cards of the account become one with its own, after it was asked twice (REWARD-046). */
export function MergePage() {
  const text = useText();
  const { market } = useShop();
  const answer = useActionData() as FormAnswer | undefined;
  const [query] = useSearchParams();
  const { data, refetch } = useRewards();
  const isSure = query.get('step') === 'confirm';
  return (
    <RewardsFrame title={text('rewards.merge')} lead={text('rewards.mergeLead')}>
      <Refused answer={answer} />
      <RewardsMerge
        cards={data ? mergeableCards(data.accounts, market) : null}
        addsReward={data !== undefined && addsReward(data.accounts)}
        retry={{ onRetry: () => void refetch(), href: paths.rewardsMerge() }}
        actions={isSure ? data && <MergeForm cards={mergeField(data.accounts)} /> : <Ways />}
      />
    </RewardsFrame>
  );
}

function Ways() {
  const text = useText();
  return (
    <Inline>
      <ButtonLink href={`${paths.rewardsMerge()}?step=confirm`} variant="primary">
        {text('rewards.mergeIt')}
      </ButtonLink>
      <KeepSeparate />
    </Inline>
  );
}

function MergeForm({ cards }: { cards: string }) {
  const text = useText();
  return (
    <IntentForm action={paths.rewardsMerge()} intent="merge-cards" fields={{ cards }}>
      <Stack gap={4} align="start">
        <Heading level={2} size="titleS">
          {text('rewards.mergeSure')}
        </Heading>
        <Text>{text('rewards.mergeSureLead')}</Text>
        <Inline>
          <SubmitButton>{text('rewards.mergeIt')}</SubmitButton>
          <KeepSeparate />
        </Inline>
      </Stack>
    </IntentForm>
  );
}

function KeepSeparate() {
  return (
    <ButtonLink href={paths.rewards()} variant="quiet">
      {useText()('rewards.keepSeparate')}
    </ButtonLink>
  );
}
