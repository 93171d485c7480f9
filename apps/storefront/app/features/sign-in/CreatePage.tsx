import { Alert, Button, Card, Heading, Inline, Link, PageBody, Stack, Text } from '@driveline/ui';
import { Checkbox, ErrorSummary, FieldGroup } from '@driveline/ui/forms';
import { useActionData, useNavigation, useSearchParams } from 'react-router-dom';
import { useShop } from '../../shop/ShopProvider.tsx';
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
import type { CreateAnswer } from './createAction.ts';
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
  const { state } = useNavigation();
  const answer = useActionData() as CreateAnswer | undefined;
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
  const { formProps, field, summary, submission } = form;
  usePasswordAnew(form, answer);
  return (
    <form method="post" action={CREATE_PATH} data-intent="create-account" {...formProps}>
      <input
        type="hidden"
        name="returnTo"
        value={answer?.values['returnTo'] ?? query.get('returnUrl') ?? ''}
      />
      <Stack gap={5}>
        <ErrorSummary errors={summary} submission={submission} />
        <Refused answer={answer} />
        <NameFields field={field} />
        <EmailField field={field} />
        <FieldGroup columns={2}>
          <PhoneField field={field} optional />
          <PostalCodeField field={field} optional />
        </FieldGroup>
        <NewPassword field={field('password')} label={labels.password} />
        <Consents answer={answer} field={field} />
        <Button type="submit" variant="primary" pending={state === 'submitting'}>
          {text('signIn.create')}
        </Button>
        <Link href={SIGN_IN_PATH}>{text('signIn.haveAccount')}</Link>
      </Stack>
    </form>
  );
}

/** A taken email has two ways on (ACCT-024). */
function Refused({ answer }: { answer: CreateAnswer | undefined }) {
  const text = useText();
  if (answer?.message === undefined) return null;
  const ways = (
    <Inline gap={4}>
      <Link href={SIGN_IN_PATH}>{text('signIn.send')}</Link>
      <Link href={FORGOT_PATH}>{text('signIn.newPassword')}</Link>
    </Inline>
  );
  return (
    <Alert tone="error" role="alert" {...(answer.isTaken && { actions: ways })}>
      {answer.message || text('error_generic')}
    </Alert>
  );
}

function Consents({ answer, field }: { answer: CreateAnswer | undefined; field: ShopForm['field'] }) {
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
