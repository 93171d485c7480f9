import { accountQueries, useB2c } from '@driveline/hooks';
import { ButtonLink, Card, Inline } from '@driveline/ui';
import { rewardsProfileForm } from '@driveline/validation';
import { useQuery } from '@tanstack/react-query';
import { useActionData, useSearchParams } from 'react-router-dom';
import { answeredFields, type FormAnswer } from '../../shop/formAnswer.ts';
import { useShop } from '../../shop/ShopProvider.tsx';
import { useShopForm } from '../../shop/useShopForm.ts';
import { useText } from '../../shop/useText.ts';
import { Failure } from '../page/index.ts';
import { personKinds, usePersonLabels } from '../person-fields/index.ts';
import { PostForm, SubmitButton } from '../post-form/index.ts';
import { HolderFields, holderStart } from './HolderFields.tsx';
import { UPDATE_PATH } from './paths.ts';
import { RewardsFrame } from './RewardsFrame.tsx';

/** `/updateRewardsAccount`: what a card that is being linked does not know of its holder yet (REWARD-045). */
export function UpdatePage() {
  const text = useText();
  const { client } = useB2c();
  const { data, error, refetch } = useQuery(accountQueries.current(client));
  return (
    <RewardsFrame title={text('rewards.update')} lead={text('rewards.updateLead')}>
      {data ? <UpdateForm profile={data} /> : <Failure error={error} onRetry={() => void refetch()} />}
    </RewardsFrame>
  );
}

function UpdateForm({ profile }: { profile: Parameters<typeof holderStart>[0] }) {
  const text = useText();
  const { market } = useShop();
  const [query] = useSearchParams();
  const answer = useActionData() as FormAnswer | undefined;
  const form = useShopForm({
    id: 'update',
    rules: rewardsProfileForm(market),
    start: answer?.values ?? holderStart(profile, market),
    issues: answer?.issues,
    labels: usePersonLabels(),
    kinds: personKinds,
  });
  // The address holds the card; a post of script leaves it behind.
  const kept = (name: string) => answer?.values[name] ?? query.get(name) ?? '';
  return (
    <Card>
      <PostForm form={form} action={UPDATE_PATH} intent="complete-card" answer={answer}>
        <input type="hidden" name="card" value={kept('card')} />
        <input type="hidden" name="by" value={kept('by')} />
        <HolderFields field={answeredFields(form, answer)} />
        <Inline>
          <SubmitButton>{text('rewards.linkIt')}</SubmitButton>
          <ButtonLink href="/" variant="quiet">
            {text('rewards.notNow')}
          </ButtonLink>
        </Inline>
      </PostForm>
    </Card>
  );
}
