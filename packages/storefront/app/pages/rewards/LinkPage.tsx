import { safeReturnPath } from '@driveline/hooks/session';
import { Card, Heading, Inline, Link, Stack } from '@driveline/ui';
import { useEffect } from 'react';
import { useActionData, useSearchParams } from 'react-router-dom';
import { track } from '../../shop/logError.ts';
import { useText } from '../../shop/useShop.ts';
import { linkForms, LinkWays } from '../../parts/rewards/LinkWays.tsx';
import type { LinkAnswer } from './linkAction.ts';
import { RewardsFrame } from './RewardsFrame.tsx';
import * as paths from '../../paths/index.ts';

/** `/checkRewardAccount`: links a card that there is already (REWARD-043). */
export function LinkPage() {
  const text = useText();
  const [query] = useSearchParams();
  const answer = useActionData() as LinkAnswer | undefined;
  const step = answer?.step ?? stepOf(query);
  const Form = step && linkForms[step];
  useEffect(() => {
    // REWARD-020
    if (answer?.isIncomplete) track('completeAccountPopup');
  }, [answer]);
  return (
    <RewardsFrame title={text('rewards.link')} lead={text('rewards.linkLead')}>
      <Card>
        <Stack gap={5}>
          {Form ? (
            <Form answer={answer} />
          ) : (
            <>
              <Heading level={2}>{text('rewards.hasCard')}</Heading>
              <LinkWays />
            </>
          )}
          <Inline gap={5}>
            {Form && <Link href={paths.rewardsLink()}>{text('rewards.otherWay')}</Link>}
            <Link href={safeReturnPath(query.get('returnUrl'))}>{text('rewards.skip')}</Link>
          </Inline>
        </Stack>
      </Card>
    </RewardsFrame>
  );
}

const stepOf = (query: URLSearchParams) =>
  (['enterId', 'lookUp'] as const).find((step) => step === query.get('way'));
