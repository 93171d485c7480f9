import { accountOf, isPrompted, TERMS_ALERT, useContentPage, useHeader, useProfile } from '@driveline/hooks';
import { Button, Card, Heading, Inline, Link, Stack, Text, useFormat } from '@driveline/ui';
import { ContentBlocks } from '@driveline/ui/content';
import { useActionData } from 'react-router-dom';
import { IntentForm } from '../../intents/IntentForm.tsx';
import type { FormAnswer } from '../../shop/formAnswer.ts';
import { useShop, useText } from '../../shop/useShop.ts';
import { DoneNote, PrintButton } from '../../parts/account/AccountFrame.tsx';
import { Failure } from '../../parts/page/Failure.tsx';
import { Refused } from '../../parts/form/PostForm.tsx';
import { RULES_SECTION, rulesSource } from './loadRewards.ts';
import { RewardsFrame } from './RewardsFrame.tsx';
import * as paths from '../../paths/index.ts';

/** `/user/programRules`: the rules as editors wrote them, and the way to accept new ones (REWARD-042). */
export function RulesPage() {
  const text = useText();
  return (
    <RewardsFrame title={text('rewards.rules')}>
      <DoneNote words={{ accepted: text('rewards.accepted') }} />
      <AcceptForm />
      <Rules />
    </RewardsFrame>
  );
}

function Rules() {
  const text = useText();
  const { date } = useFormat();
  const source = rulesSource(useShop().market);
  const { data, error, refetch } = useContentPage(source);
  const rules = data?.blocks.filter((block) => 'id' in block && block.id === RULES_SECTION) ?? [];
  if (rules.length === 0) {
    return (
      <Stack gap={4} align="start">
        <Failure error={error} onRetry={refetch} />
        <Link href={`${source}#${RULES_SECTION}`}>{text('rewards.rulesElsewhere')}</Link>
      </Stack>
    );
  }
  return (
    <>
      {data?.meta.changedOn && (
        <Text size="bodyS" tone="secondary">
          {text('landing.changed', { date: date(data.meta.changedOn, 'medium') })}
        </Text>
      )}
      <ContentBlocks blocks={rules} />
      <Inline gap={5}>
        <Link href={source}>{text('rewards.terms')}</Link>
        <PrintButton />
      </Inline>
    </>
  );
}

/** Shown while the account is asked to accept them (REWARD-025, REWARD-026). */
function AcceptForm() {
  const text = useText();
  const { isAuthenticated } = accountOf(useHeader().data);
  const { data } = useProfile({ enabled: isAuthenticated });
  const answer = useActionData() as FormAnswer | undefined;
  if (!data || !isPrompted(data.loyaltyAccountAlerts, TERMS_ALERT)) return null;
  return (
    <Card as="section">
      <IntentForm action={paths.rewardsRules()} intent="accept-rules">
        <Stack gap={4} align="start">
          <Heading level={2} size="titleS">
            {text('rewards.newRules')}
          </Heading>
          <Text>{text('rewards.newRulesLead')}</Text>
          <Refused answer={answer} />
          <Button type="submit" variant="primary">
            {text('rewards.accept')}
          </Button>
        </Stack>
      </IntentForm>
    </Card>
  );
}
