import { useProfile } from '@driveline/hooks';
import { useResetLink } from '@driveline/hooks/session';
import { Alert, ButtonLink, Stack, Text } from '@driveline/ui';
import { newPasswordForm } from '@driveline/validation';
import { useActionData, useParams } from 'react-router-dom';
import { IntentForm } from '../../intents/IntentForm.tsx';
import { Refused, SubmitButton } from '../../parts/form/PostForm.tsx';
import { ForgotForm } from '../../parts/sign-in/ForgotForm.tsx';
import { RepeatedPassword } from '../../parts/sign-in/NewPassword.tsx';
import type { FormAnswer } from '../../shop/formAnswer.ts';
import { useShopForm } from '../../shop/useShopForm.ts';
import { useText } from '../../shop/useShop.ts';
import type { ConfirmAnswer } from './signInActions.ts';
import { SignInFrame } from './SignInFrame.tsx';
import * as paths from '../../paths/index.ts';

const nothing = {};

/** `/forgotPassword` (ACCT-026). */
export function ForgotPage() {
  const text = useText();
  return (
    <SignInFrame title={text('signIn.forgotTitle')}>
      <ForgotForm start={nothing} />
    </SignInFrame>
  );
}

/** `/resetPassword/{code}`, which the mail links to (ACCT-027). */
export function ResetPage() {
  const text = useText();
  const { code = '' } = useParams();
  const { data: fault } = useResetLink(code);
  const posted = useActionData() as FormAnswer | undefined;
  const answer =
    posted ?? (fault ? { values: nothing, message: fault, key: 'error_reset_expired' } : undefined);
  // The link was used or has run out: only a new one helps.
  const isExpired = answer?.key === 'error_reset_expired';
  return (
    <SignInFrame title={text('signIn.resetTitle')}>
      <Refused
        answer={
          answer?.message === '' ? { ...answer, message: text('label_ResetPassword_TryAgain') } : answer
        }
        actions={isExpired && <ButtonLink href={paths.forgotPassword()}>{text('signIn.newLink')}</ButtonLink>}
      />
      {!isExpired && <ResetForm issues={answer?.issues} />}
    </SignInFrame>
  );
}

const rules = newPasswordForm({ isRepeated: true });

function ResetForm({ issues }: { issues: FormAnswer['issues'] }) {
  const text = useText();
  const { code = '' } = useParams();
  const { formProps, field } = useShopForm({ id: 'reset', rules, issues, withSummary: false });
  return (
    <IntentForm action={paths.resetPassword(code)} intent="reset-password" {...formProps}>
      <Stack gap={5}>
        <RepeatedPassword field={field} />
        <SubmitButton>{text('signIn.savePassword')}</SubmitButton>
      </Stack>
    </IntentForm>
  );
}

/** `/user/confirmEmail/{code}`, to which the welcome links: proves the address of the account that is signed in. */
export function ConfirmPage() {
  const text = useText();
  const answer = useActionData() as ConfirmAnswer | undefined;
  return (
    <SignInFrame title={text('signIn.confirmTitle')}>
      {answer?.isConfirmed ? (
        <Alert
          tone="success"
          role="status"
          actions={<ButtonLink href={paths.orders()}>{text('signIn.confirmedOrders')}</ButtonLink>}
        >
          {text('signIn.confirmed')}
        </Alert>
      ) : (
        <Confirm answer={answer} />
      )}
    </SignInFrame>
  );
}

function Confirm({ answer }: { answer: FormAnswer | undefined }) {
  const text = useText();
  const { code = '' } = useParams();
  const { data } = useProfile();
  return (
    <>
      <Refused answer={answer} />
      {data && <Text>{text('signIn.confirmLead', { email: data.email })}</Text>}
      <IntentForm action={paths.confirmEmail(code)} intent="confirm-email">
        <SubmitButton>{text('signIn.confirm')}</SubmitButton>
      </IntentForm>
    </>
  );
}
