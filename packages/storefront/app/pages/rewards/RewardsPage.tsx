import {
  accountOf,
  activityDays,
  rewardsAccount,
  rewardsEntry,
  useHeader,
  useRewards,
  useRewardsActivity,
} from '@driveline/hooks';
import {
  Alert,
  Button,
  ButtonLink,
  Card,
  Heading,
  Inline,
  Link,
  PageBody,
  PageHeader,
  Stack,
} from '@driveline/ui';
import { RewardsActivity, RewardsBalance } from '@driveline/ui/account';
import { InfoCards } from '@driveline/ui/content';
import { useActionData, useSearchParams } from 'react-router-dom';
import { IntentForm } from '../../intents/IntentForm.tsx';
import { Refused } from '../../parts/form/PostForm.tsx';
import type { FormAnswer } from '../../shop/formAnswer.ts';
import { useShop, useText } from '../../shop/useShop.ts';
import { useToday } from '../../shop/today.ts';
import { DoneNote } from '../../parts/account/AccountFrame.tsx';
import { PageHead } from '../../parts/page/PageHead.tsx';
import * as paths from '../../paths/index.ts';

/** `/rewards`: a guest is invited, a member sees balance and activity (REWARD-040). */
export function RewardsPage() {
  const text = useText();
  const { isAuthenticated } = accountOf(useHeader().data);
  return (
    <PageBody>
      <PageHead title={text('account.rewards')} description={text('account.rewardsLead')} />
      <PageHeader title={text('account.rewards')} lead={text('account.rewardsLead')} />
      <DoneNote
        words={{
          linked: text('rewards.linked'),
          joined: text('rewards.joined'),
          merged: text('rewards.merged'),
          mailed: text('rewards.mailed'),
        }}
      />
      <Refused answer={useActionData() as FormAnswer | undefined} />
      {isAuthenticated ? <Member /> : <Invitation path={paths.rewards()} />}
    </PageBody>
  );
}

/** Who is signed in: the card with what happened on it, or the ways to one. */
function Member() {
  const text = useText();
  const { market } = useShop();
  const { data, isError, refetch } = useRewards();
  const card = data?.loyaltyAccount;
  const shown = card ? rewardsAccount(card, market) : data ? ('none' as const) : undefined;
  return (
    <>
      <RewardsBalance
        rewards={isError ? null : shown}
        joinHref={paths.rewardsJoin()}
        linkHref={paths.rewardsLink()}
        retry={{ onRetry: () => void refetch(), href: paths.rewards() }}
      />
      {data && data.accounts.length > 1 && (
        <Alert tone="info" actions={<Link href={paths.rewardsMerge()}>{text('rewards.merge')}</Link>}>
          {text('rewards.severalCards', { count: data.accounts.length })}
        </Alert>
      )}
      {card && <Activity cardNumber={card.rewardsCardNumber} />}
      <Inline gap={5}>
        {card && (
          <>
            <ButtonLink href={paths.wallet()}>{text('rewards.wallet')}</ButtonLink>
            <ButtonLink href={paths.rewardsCredit()} variant="outline">
              {text('rewards.credit')}
            </ButtonLink>
            <IntentForm action={paths.rewards()} intent="mail-card">
              <Button type="submit" variant="quiet">
                {text('rewards.mailCard')}
              </Button>
            </IntentForm>
          </>
        )}
        <Link href={paths.rewardsRules()}>{text('rewards.rules')}</Link>
      </Inline>
    </>
  );
}

function Activity({ cardNumber }: { cardNumber: string }) {
  const { market } = useShop();
  const today = useToday();
  const [query] = useSearchParams();
  const days = activityDays(query, today);
  const { data, isError, refetch } = useRewardsActivity(cardNumber, days);
  const { fromDate: from, toDate: to } = days;
  return (
    <RewardsActivity
      entries={isError ? null : data?.activities.map((entry, at) => rewardsEntry(entry, market, at))}
      retry={{ onRetry: () => void refetch(), href: paths.rewards() }}
      {...(from && to && { dates: { action: paths.rewards(), from, to, ...(today && { today }) } })}
    />
  );
}

const STEPS = ['join', 'earn', 'spend'] as const;

/** What the program is good for, how it works, and the ways in, back to `path` (REWARD-040). */
export function Invitation({ path }: { path: string }) {
  const text = useText();
  return (
    <>
      <Card>
        <Stack gap={4} align="start">
          <Heading level={2}>{text('account.noRewards')}</Heading>
          <Inline gap={3}>
            <ButtonLink href={paths.rewardsJoin()} variant="primary">
              {text('account.joinRewards')}
            </ButtonLink>
            <ButtonLink href={paths.signIn(path)} variant="outline">
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
        <Link href={paths.rewardsRules()}>{text('rewards.rules')}</Link>
        <Link href={paths.landing('faqs')}>{text('rewards.questions')}</Link>
      </Inline>
    </>
  );
}
