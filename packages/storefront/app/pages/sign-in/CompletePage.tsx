import type { OutputOf } from '@driveline/api';
import { completionForm, useClearPasswordOnAnswer, useProfile } from '@driveline/hooks';
import { ButtonLink, Inline, Text } from '@driveline/ui';
import { FieldGroup, PasswordField, TextField } from '@driveline/ui/forms';
import { PostForm, SubmitButton } from '../../parts/form/PostForm.tsx';
import { usePersonForm } from '../../parts/form/usePostForm.ts';
import { Failure } from '../../parts/page/Failure.tsx';
import {
  NameFields,
  PhoneField,
  PostalCodeField,
  usePersonLabels,
} from '../../parts/person/PersonFields.tsx';
import { useShop, useText } from '../../shop/useShop.ts';
import { SignInFrame, useReturnTo } from './SignInFrame.tsx';
import * as paths from '../../paths/index.ts';

type Profile = OutputOf<'account.current'>;

/** `/completeAccount`: what an account lacks, with the rest filled in (ACCT-025). */
export function CompletePage() {
  const text = useText();
  const { data, error, refetch } = useProfile();
  return (
    <SignInFrame title={text('signIn.completeTitle')}>
      <Text>{text('signIn.completeLead')}</Text>
      {data ? <CompleteForm profile={data} /> : <Failure error={error} onRetry={refetch} />}
    </SignInFrame>
  );
}

function CompleteForm({ profile }: { profile: Profile }) {
  const text = useText();
  const { market } = useShop();
  const { firstName, lastName, phoneNumber, postalCode } = profile;
  const label = text('signIn.password');
  const form = usePersonForm({
    id: 'complete',
    rules: completionForm(market),
    start: { firstName, lastName, phoneNumber, postalCode },
    labels: { currentPassword: label },
  });
  const { field, answer } = form;
  const returnTo = useReturnTo(answer);
  useClearPasswordOnAnswer(form, answer, { name: 'currentPassword' });
  return (
    <PostForm form={form} action={paths.completeAccount()} intent="complete-account">
      <input type="hidden" name="returnTo" value={returnTo} />
      <TextField id="complete-email" label={usePersonLabels().email} defaultValue={profile.email} readOnly />
      <NameFields field={field} />
      <FieldGroup columns={2}>
        <PhoneField field={field} description={text('account.phoneHint')} />
        <PostalCodeField field={field} optional />
      </FieldGroup>
      <PasswordField {...field('currentPassword')} label={label} required />
      <Inline>
        <SubmitButton>{text('signIn.completeSave')}</SubmitButton>
        <ButtonLink href={paths.home()} variant="quiet">
          {text('signIn.notNow')}
        </ButtonLink>
      </Inline>
    </PostForm>
  );
}
