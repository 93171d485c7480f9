import { registrationForm, useClearPasswordOnAnswer, usePostalCode } from '@driveline/hooks';
import { Inline, Link, Stack, Text } from '@driveline/ui';
import { Checkbox, FieldGroup } from '@driveline/ui/forms';
import { PostForm, SubmitButton } from '../../parts/form/PostForm.tsx';
import { usePersonForm } from '../../parts/form/usePostForm.ts';
import { EmailField, NameFields, PhoneField, PostalCodeField } from '../../parts/person/PersonFields.tsx';
import { AcceptTerms, NewPassword } from '../../parts/sign-in/NewPassword.tsx';
import type { FormAnswer } from '../../shop/formAnswer.ts';
import { useShop, useText } from '../../shop/useShop.ts';
import { useKeptDraft } from '../../shop/useKeptDraft.ts';
import type { ShopForm } from '../../shop/useShopForm.ts';
import { SignInFrame, useReturnTo } from './SignInFrame.tsx';
import * as paths from '../../paths/index.ts';

/** `/create` (ACCT-024). */
export function CreatePage() {
  const text = useText();
  return (
    <SignInFrame title={text('signIn.create')}>
      <Text>{text('signIn.newHereLead')}</Text>
      <CreateForm />
    </SignInFrame>
  );
}

function CreateForm() {
  const text = useText();
  const { market } = useShop();
  const label = text('signIn.password');
  const start = { postalCode: usePostalCode(market) };
  const rules = registrationForm(market);
  const form = usePersonForm({ id: 'create', rules, start, labels: { password: label } });
  const { field, answer } = form;
  const returnTo = useReturnTo(answer);
  useKeptDraft(form, { name: 'create' });
  useClearPasswordOnAnswer(form, answer);
  // A taken email has two ways on (ACCT-024).
  const ways = answer?.key === 'error_email_taken' && (
    <Inline gap={4}>
      <Link href={paths.signIn()}>{text('signIn.send')}</Link>
      <Link href={paths.forgotPassword()}>{text('signIn.newPassword')}</Link>
    </Inline>
  );
  return (
    <PostForm form={form} action={paths.createAccount()} intent="create-account" ways={ways}>
      <input type="hidden" name="returnTo" value={returnTo} />
      <NameFields field={field} />
      <EmailField field={field} />
      <FieldGroup columns={2}>
        <PhoneField field={field} optional />
        <PostalCodeField field={field} optional />
      </FieldGroup>
      <NewPassword field={field} label={label} />
      <Consents answer={answer} field={field} />
      <SubmitButton>{text('signIn.create')}</SubmitButton>
      <Link href={paths.signIn()}>{text('signIn.haveAccount')}</Link>
    </PostForm>
  );
}

function Consents({ answer, field }: { answer: FormAnswer | undefined; field: ShopForm['field'] }) {
  const text = useText();
  const { market } = useShop();
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
      {market.features?.rewards !== false && (
        <Checkbox
          name="joinRewards"
          value="true"
          defaultChecked={wants('joinRewards', false)}
          description={text('signIn.joinRewardsNeeds')}
        >
          {text('signIn.joinRewards')}
        </Checkbox>
      )}
      <AcceptTerms answer={answer} field={field} />
    </Stack>
  );
}
