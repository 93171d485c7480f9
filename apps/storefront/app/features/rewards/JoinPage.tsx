import { accountQueries, useB2c } from '@driveline/hooks';
import { Button, ButtonLink, Card, Link, Stack } from '@driveline/ui';
import { Checkbox, DateField, ErrorSummary } from '@driveline/ui/forms';
import { useQuery } from '@tanstack/react-query';
import { useActionData, useNavigation } from 'react-router-dom';
import { answeredFields, type FormAnswer } from '../../shop/formAnswer.ts';
import { useShop } from '../../shop/ShopProvider.tsx';
import { useToday } from '../../shop/today.ts';
import { useShopForm } from '../../shop/useShopForm.ts';
import { useText } from '../../shop/useText.ts';
import { Failure, Refused } from '../page/index.ts';
import { personKinds, usePersonLabels } from '../person-fields/index.ts';
import { HolderFields, holderStart } from './HolderFields.tsx';
import { joinForm } from './joinForm.ts';
import { JOIN_PATH, LINK_PATH, RULES_PATH } from './paths.ts';
import { RewardsFrame } from './RewardsFrame.tsx';

/** `/createRewardsAccount`: opens a card, with what the profile knows filled in (REWARD-044). */
export function JoinPage() {
  const text = useText();
  const { client } = useB2c();
  const { data, error, refetch } = useQuery(accountQueries.current(client));
  return (
    <RewardsFrame title={text('account.joinRewards')} lead={text('account.rewardsLead')}>
      {data ? <JoinForm profile={data} /> : <Failure error={error} onRetry={() => void refetch()} />}
    </RewardsFrame>
  );
}

function JoinForm({ profile }: { profile: Parameters<typeof holderStart>[0] }) {
  const text = useText();
  const { market } = useShop();
  const { state } = useNavigation();
  const today = useToday();
  const answer = useActionData() as FormAnswer | undefined;
  const form = useShopForm({
    id: 'join',
    rules: joinForm(market),
    start: answer?.values ?? holderStart(profile, market),
    issues: answer?.issues,
    labels: { ...usePersonLabels(), acceptsTerms: text('rewards.agree') },
    kinds: personKinds,
  });
  const field = answeredFields(form, answer);
  const { id, name, errorMessage } = field('acceptsTerms');
  return (
    <Card>
      <form method="post" action={JOIN_PATH} data-intent="join-rewards" {...form.formProps}>
        <input type="hidden" name="intent" value="join-rewards" />
        <Stack gap={5}>
          <ErrorSummary errors={form.summary} submission={form.submission} />
          <JoinRefused answer={answer} />
          <HolderFields field={field} />
          <DateField
            {...field('birthday')}
            label={text('rewards.birthday')}
            autoComplete="bday"
            optional
            {...(today && { max: today })}
          />
          <Checkbox
            {...{ id, name, errorMessage }}
            value="true"
            defaultChecked={answer ? name in answer.values : false}
            required
          >
            {text('rewards.agree')}
          </Checkbox>
          <Link href={RULES_PATH} newTab>
            {text('rewards.rules')}
          </Link>
          <Button type="submit" variant="primary" pending={state === 'submitting'}>
            {text('account.joinRewards')}
          </Button>
        </Stack>
      </form>
    </Card>
  );
}

/** There is a card of this holder already: it is linked, and no second one opened. */
function JoinRefused({ answer }: { answer: FormAnswer | undefined }) {
  const text = useText();
  const link = <ButtonLink href={LINK_PATH}>{text('rewards.link')}</ButtonLink>;
  return <Refused answer={answer} {...(answer?.key === 'error_rewards_exists' && { actions: link })} />;
}
