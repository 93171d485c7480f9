import { ButtonLink, Card, Heading, Inline, Link, Stack } from '@driveline/ui';
import { InfoCards } from '@driveline/ui/content';
import { useText } from '../../shop/useText.ts';
import { JOIN_PATH, RULES_PATH } from './paths.ts';

const STEPS = ['join', 'earn', 'spend'] as const;

/** What the program is good for, how it works, and the ways in (REWARD-040). */
export function Invitation() {
  const text = useText();
  return (
    <>
      <Card>
        <Stack gap={4} align="start">
          <Heading level={2}>{text('account.noRewards')}</Heading>
          <Inline gap={3}>
            <ButtonLink href={JOIN_PATH} variant="primary">
              {text('account.joinRewards')}
            </ButtonLink>
            <ButtonLink href="/signin?returnUrl=%2Frewards" variant="outline">
              {text('signIn.send')}
            </ButtonLink>
          </Inline>
        </Stack>
      </Card>
      <InfoCards
        title={text('rewards.how')}
        cards={STEPS.map((step) => ({
          title: text(`rewards.how.${step}`),
          text: text(`rewards.how.${step}Lead`),
        }))}
      />
      <Inline gap={5}>
        <Link href={RULES_PATH}>{text('rewards.rules')}</Link>
        <Link href="/lp/faqs">{text('rewards.questions')}</Link>
      </Inline>
    </>
  );
}
