import { accountQueries, useB2c } from '@driveline/hooks';
import { ButtonLink, Card, Link } from '@driveline/ui';
import { Checkbox, DateField } from '@driveline/ui/forms';
import { useQuery } from '@tanstack/react-query';
import { useActionData } from 'react-router-dom';
import { answeredFields, type FormAnswer } from '../../shop/formAnswer.ts';
import { useShop } from '../../shop/ShopProvider.tsx';
import { useToday } from '../../shop/today.ts';
import { useShopForm } from '../../shop/useShopForm.ts';
import { useText } from '../../shop/useText.ts';
import { Failure } from '../page/index.ts';
import { personKinds, usePersonLabels } from '../person-fields/index.ts';
import { PostForm, SubmitButton } from '../post-form/index.ts';
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
  // There is a card of this holder already: it is linked, and no second one opened.
  const ways = answer?.key === 'error_rewards_exists' && (
    <ButtonLink href={LINK_PATH}>{text('rewards.link')}</ButtonLink>
  );
  return (
    <Card>
      <PostForm form={form} action={JOIN_PATH} intent="join-rewards" answer={answer} ways={ways}>
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
        <SubmitButton>{text('account.joinRewards')}</SubmitButton>
      </PostForm>
    </Card>
  );
}
