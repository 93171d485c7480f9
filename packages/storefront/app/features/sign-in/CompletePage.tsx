import type { OutputOf } from '@driveline/api';
import { accountQueries, useB2c } from '@driveline/hooks';
import { ButtonLink, Card, Heading, Inline, PageBody, Stack, Text } from '@driveline/ui';
import { FieldGroup, PasswordField, TextField } from '@driveline/ui/forms';
import { formatPhone, formatPostalCode } from '@driveline/validation';
import { useQuery } from '@tanstack/react-query';
import { useActionData, useSearchParams } from 'react-router-dom';
import { answeredFields, type FormAnswer } from '../../shop/formAnswer.ts';
import { useShop } from '../../shop/ShopProvider.tsx';
import { useShopForm } from '../../shop/useShopForm.ts';
import { useText } from '../../shop/useText.ts';
import { Failure, PageHead } from '../page/index.ts';
import {
  NameFields,
  personKinds,
  PhoneField,
  PostalCodeField,
  usePersonLabels,
} from '../person-fields/index.ts';
import { PostForm, SubmitButton } from '../post-form/index.ts';
import { completeForm } from './completeForm.ts';
import { COMPLETE_PATH } from './paths.ts';
import { usePasswordAnew } from './usePasswordAnew.ts';

type Profile = OutputOf<'account.current'>;

/** `/completeAccount`: what an account lacks, with the rest filled in (ACCT-025). */
export function CompletePage() {
  const text = useText();
  const { client } = useB2c();
  const { data, error, refetch } = useQuery(accountQueries.current(client));
  return (
    <PageBody narrow>
      <PageHead title={text('signIn.completeTitle')} />
      <Card>
        <Stack gap={5}>
          <Heading level={1}>{text('signIn.completeTitle')}</Heading>
          <Text>{text('signIn.completeLead')}</Text>
          {data ? <CompleteForm profile={data} /> : <Failure error={error} onRetry={() => void refetch()} />}
        </Stack>
      </Card>
    </PageBody>
  );
}

function CompleteForm({ profile }: { profile: Profile }) {
  const text = useText();
  const { market } = useShop();
  const [query] = useSearchParams();
  const answer = useActionData() as FormAnswer | undefined;
  const labels = { ...usePersonLabels(), currentPassword: text('signIn.password') };
  const form = useShopForm({
    id: 'complete',
    rules: completeForm(market),
    start: answer?.values ?? {
      firstName: profile.firstName,
      lastName: profile.lastName,
      phoneNumber: formatPhone(profile.phoneNumber, market),
      postalCode: formatPostalCode(profile.postalCode, market),
    },
    issues: answer?.issues,
    labels,
    kinds: personKinds,
  });
  const field = answeredFields(form, answer);
  usePasswordAnew(form, answer, { name: 'currentPassword' });
  return (
    <PostForm form={form} action={COMPLETE_PATH} intent="complete-account" answer={answer}>
      <input
        type="hidden"
        name="returnTo"
        value={answer?.values['returnTo'] ?? query.get('returnUrl') ?? ''}
      />
      <TextField id="complete-email" label={labels.email} defaultValue={profile.email} readOnly />
      <NameFields field={field} />
      <FieldGroup columns={2}>
        <PhoneField field={field} description={text('account.phoneHint')} />
        <PostalCodeField field={field} optional />
      </FieldGroup>
      <PasswordField {...field('currentPassword')} label={labels.currentPassword} required />
      <Inline>
        <SubmitButton>{text('signIn.completeSave')}</SubmitButton>
        <ButtonLink href="/" variant="quiet">
          {text('signIn.notNow')}
        </ButtonLink>
      </Inline>
    </PostForm>
  );
}
