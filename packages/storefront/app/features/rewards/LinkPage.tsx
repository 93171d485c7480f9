import { ButtonLink, Card, Heading, Inline, Link, Stack, Text } from '@driveline/ui';
import { safeReturnPath } from '@driveline/hooks/session';
import { useActionData, useSearchParams } from 'react-router-dom';
import { useText } from '../../shop/useText.ts';
import type { LinkAnswer } from './linkAnswer.ts';
import { EnterIdForm, LookUpForm } from './LinkForms.tsx';
import { JOIN_PATH, LINK_PATH } from './paths.ts';
import { ProfilesForm } from './ProfilesForm.tsx';
import { QuestionsForm } from './QuestionsForm.tsx';
import { RewardsFrame } from './RewardsFrame.tsx';

/** `/checkRewardAccount`: links a card that there is already (REWARD-043). */
export function LinkPage() {
  const text = useText();
  const [query] = useSearchParams();
  const answer = useActionData() as LinkAnswer | undefined;
  const step = answer?.step ?? stepOf(query);
  return (
    <RewardsFrame title={text('rewards.link')} lead={text('rewards.linkLead')}>
      <Card>
        <Stack gap={5}>
          <Step step={step} answer={answer} />
          <Inline gap={5}>
            {step !== undefined && <Link href={LINK_PATH}>{text('rewards.otherWay')}</Link>}
            <Link href={safeReturnPath(query.get('returnUrl'))}>{text('rewards.skip')}</Link>
          </Inline>
        </Stack>
      </Card>
    </RewardsFrame>
  );
}

const stepOf = (query: URLSearchParams): LinkAnswer['step'] | undefined =>
  (['enterId', 'lookUp'] as const).find((step) => step === query.get('way'));

type StepProps = {
  readonly step: LinkAnswer['step'] | undefined;
  readonly answer: LinkAnswer | undefined;
};

function Step({ step, answer }: StepProps) {
  switch (step) {
    case 'enterId':
      return <EnterIdForm answer={answer} />;
    case 'lookUp':
      return <LookUpForm answer={answer} />;
    case 'profiles':
      return <ProfilesForm answer={answer} />;
    case 'questions':
      return <QuestionsForm answer={answer} />;
    default:
      return <Ways />;
  }
}

/** Whether there is a card, and how it is found (REWARD-004, REWARD-005). */
function Ways() {
  const text = useText();
  return (
    <Stack gap={4} align="start">
      <Heading level={2}>{text('rewards.hasCard')}</Heading>
      <Text>{text('rewards.hasCardLead')}</Text>
      <Inline>
        <ButtonLink href={`${LINK_PATH}?way=enterId`} variant="primary">
          {text('rewards.enterId')}
        </ButtonLink>
        <ButtonLink href={`${LINK_PATH}?way=lookUp`} variant="outline">
          {text('rewards.lookUp')}
        </ButtonLink>
        <ButtonLink href={JOIN_PATH} variant="quiet">
          {text('rewards.signMeUp')}
        </ButtonLink>
      </Inline>
    </Stack>
  );
}
