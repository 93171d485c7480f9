import { rewardsHolderOf, rewardsJoinForm, useProfile } from '@driveline/hooks';
import { ButtonLink, Card, Inline, Link } from '@driveline/ui';
import { Checkbox, DateField, FieldGroup } from '@driveline/ui/forms';
import { rewardsProfileForm } from '@driveline/validation';
import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useShop, useText } from '../../shop/useShop.ts';
import { useToday } from '../../shop/today.ts';
import type { ShopForm } from '../../shop/useShopForm.ts';
import { PostForm, SubmitButton } from '../../parts/form/PostForm.tsx';
import { usePersonForm } from '../../parts/form/usePostForm.ts';
import { Failure } from '../../parts/page/Failure.tsx';
import { EmailField, NameFields, PhoneField, PostalCodeField } from '../../parts/person/PersonFields.tsx';
import { RewardsFrame } from './RewardsFrame.tsx';
import * as paths from '../../paths/index.ts';

type FormProps = { readonly profile: Parameters<typeof rewardsHolderOf>[0] };

/** `/createRewardsAccount`: opens a card, with what the profile knows filled in (REWARD-044). */
export function JoinPage() {
  const text = useText();
  return (
    <HolderPage title={text('account.joinRewards')} lead={text('account.rewardsLead')} Form={JoinForm} />
  );
}

/** `/updateRewardsAccount`: what a card that is being linked does not know of its holder yet (REWARD-045). */
export function UpdatePage() {
  const text = useText();
  return <HolderPage title={text('rewards.update')} lead={text('rewards.updateLead')} Form={UpdateForm} />;
}

type HolderPageProps = {
  readonly title: string;
  readonly lead: string;
  readonly Form: ComponentType<FormProps>;
};

/** A form about the holder of a card, which starts with the profile. */
function HolderPage({ title, lead, Form }: HolderPageProps) {
  const { data, error, refetch } = useProfile();
  return (
    <RewardsFrame title={title} lead={lead}>
      {data ? <Form profile={data} /> : <Failure error={error} onRetry={refetch} />}
    </RewardsFrame>
  );
}

function JoinForm({ profile }: FormProps) {
  const text = useText();
  const { market } = useShop();
  const today = useToday();
  const form = usePersonForm({ id: 'join', rules: rewardsJoinForm(market), start: rewardsHolderOf(profile) });
  const { field, answer } = form;
  const { id, name, errorMessage } = field('acceptsTerms');
  // There is a card of this holder already: it is linked, and no second one opened.
  const ways = answer?.key === 'error_rewards_exists' && (
    <ButtonLink href={paths.rewardsLink()}>{text('rewards.link')}</ButtonLink>
  );
  return (
    <Card>
      <PostForm form={form} action={paths.rewardsJoin()} intent="join-rewards" ways={ways}>
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
        <Link href={paths.rewardsRules()} newTab>
          {text('rewards.rules')}
        </Link>
        <SubmitButton>{text('account.joinRewards')}</SubmitButton>
      </PostForm>
    </Card>
  );
}

function UpdateForm({ profile }: FormProps) {
  const text = useText();
  const { market } = useShop();
  const [query] = useSearchParams();
  const form = usePersonForm({
    id: 'update',
    rules: rewardsProfileForm(market),
    start: rewardsHolderOf(profile),
  });
  // The address holds the card; a post of script leaves it behind.
  const kept = (name: string) => form.answer?.values[name] ?? query.get(name) ?? '';
  return (
    <Card>
      <PostForm form={form} action={paths.rewardsUpdate()} intent="complete-card">
        <input type="hidden" name="card" value={kept('card')} />
        <input type="hidden" name="by" value={kept('by')} />
        <HolderFields field={form.field} />
        <Inline>
          <SubmitButton>{text('rewards.linkIt')}</SubmitButton>
          <ButtonLink href={paths.home()} variant="quiet">
            {text('rewards.notNow')}
          </ButtonLink>
        </Inline>
      </PostForm>
    </Card>
  );
}

/** Who holds a card: everything is asked. */
function HolderFields({ field }: Pick<ShopForm, 'field'>) {
  return (
    <>
      <NameFields field={field} />
      <EmailField field={field} />
      <FieldGroup columns={2}>
        <PhoneField field={field} />
        <PostalCodeField field={field} />
      </FieldGroup>
    </>
  );
}
