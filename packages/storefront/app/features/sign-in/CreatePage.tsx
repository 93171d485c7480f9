import { Card, Heading, Inline, Link, PageBody, Stack, Text } from '@driveline/ui';
import { Checkbox, FieldGroup } from '@driveline/ui/forms';
import { useActionData, useSearchParams } from 'react-router-dom';
import type { FormAnswer } from '../../shop/formAnswer.ts';
import { useShop } from '../../shop/ShopProvider.tsx';
import { useKeptDraft } from '../../shop/useKeptDraft.ts';
import { useShopForm, type ShopForm } from '../../shop/useShopForm.ts';
import { useDataText, useText } from '../../shop/useText.ts';
import { PageHead } from '../page/index.ts';
import {
  EmailField,
  NameFields,
  personKinds,
  PhoneField,
  PostalCodeField,
  usePersonLabels,
} from '../person-fields/index.ts';
import { PostForm, SubmitButton } from '../post-form/index.ts';
import { NewPassword } from './NewPassword.tsx';
import { CREATE_PATH, FORGOT_PATH, SIGN_IN_PATH } from './paths.ts';
import { registrationForm } from './registrationForm.ts';
import { usePasswordAnew } from './usePasswordAnew.ts';

/** `/create` (ACCT-024). */
export function CreatePage() {
  const text = useText();
  return (
    <PageBody narrow>
      <PageHead title={text('signIn.create')} />
      <Card>
        <Stack gap={5}>
          <Heading level={1}>{text('signIn.create')}</Heading>
          <Text>{text('signIn.newHereLead')}</Text>
          <CreateForm />
        </Stack>
      </Card>
    </PageBody>
  );
}

function CreateForm() {
  const text = useText();
  const { market } = useShop();
  const [query] = useSearchParams();
  const answer = useActionData() as FormAnswer | undefined;
  const labels = {
    ...usePersonLabels(),
    password: text('signIn.password'),
    acceptsTerms: text('signIn.terms'),
  };
  const form = useShopForm({
    id: 'create',
    rules: registrationForm(market),
    start: answer?.values,
    issues: answer?.issues,
    labels,
    kinds: personKinds,
  });
  const { field } = form;
  useKeptDraft(form, { name: 'create' });
  usePasswordAnew(form, answer);
  // A taken email has two ways on (ACCT-024).
  const ways = answer?.key === 'error_email_taken' && (
    <Inline gap={4}>
      <Link href={SIGN_IN_PATH}>{text('signIn.send')}</Link>
      <Link href={FORGOT_PATH}>{text('signIn.newPassword')}</Link>
    </Inline>
  );
  return (
    <PostForm form={form} action={CREATE_PATH} intent="create-account" answer={answer} ways={ways}>
      <input
        type="hidden"
        name="returnTo"
        value={answer?.values['returnTo'] ?? query.get('returnUrl') ?? ''}
      />
      <NameFields field={field} />
      <EmailField field={field} />
      <FieldGroup columns={2}>
        <PhoneField field={field} optional />
        <PostalCodeField field={field} optional />
      </FieldGroup>
      <NewPassword field={field('password')} label={labels.password} />
      <Consents answer={answer} field={field} />
      <SubmitButton>{text('signIn.create')}</SubmitButton>
      <Link href={SIGN_IN_PATH}>{text('signIn.haveAccount')}</Link>
    </PostForm>
  );
}

function Consents({ answer, field }: { answer: FormAnswer | undefined; field: ShopForm['field'] }) {
  const text = useText();
  const label = useDataText();
  const { market } = useShop();
  const { id, name, errorMessage } = field('acceptsTerms');
  const wants = (box: string, start: boolean) => (answer ? box in answer.values : start);
  return (
    <Stack gap={3}>
      <Checkbox
        name="promo"
        value="true"
        defaultChecked={wants('promo', market.checkout.subscriptions.promoAndSpecialEvents)}
      >
        {text('signIn.promo')}
      </Checkbox>
      <Checkbox name="joinRewards" value="true" defaultChecked={wants('joinRewards', false)}>
        {text('signIn.joinRewards')}
      </Checkbox>
      <Checkbox
        id={id}
        name={name}
        errorMessage={errorMessage}
        value="true"
        defaultChecked={wants(name, false)}
        required
      >
        {text('signIn.terms')}
      </Checkbox>
      <Inline gap={4}>
        {market.legalLinks.map(({ labelKey, href }) => (
          <Link key={href} href={href} newTab>
            {label(labelKey)}
          </Link>
        ))}
      </Inline>
    </Stack>
  );
}
