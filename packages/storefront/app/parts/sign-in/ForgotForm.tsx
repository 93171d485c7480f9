import { useFirstField, type SignInAnswer } from '@driveline/hooks/session';
import { Alert, Button, Link, Stack, Text } from '@driveline/ui';
import { TextField } from '@driveline/ui/forms';
import { forgotPasswordForm } from '@driveline/validation';
import { useActionData, useNavigation } from 'react-router-dom';
import { IntentForm } from '../../intents/IntentForm.tsx';
import type { FormAnswer } from '../../shop/formAnswer.ts';
import { useShopForm } from '../../shop/useShopForm.ts';
import { useText } from '../../shop/useShop.ts';
import { Refused } from '../form/PostForm.tsx';
import { useRest } from './SignInPost.tsx';
import * as paths from '../../paths/index.ts';

export type ForgotAnswer = FormAnswer & {
  /** A link was sent; tells one answer from the next. */
  readonly sentAt?: number;
};

/** ACCT-026 */
const RESET_AGAIN_MS = 60_000;

const rules = forgotPasswordForm();

/** Asks for a link to set a new password; what it says does not tell whether there is an account (ACCT-026). */
export function ForgotForm({ start }: { start: Readonly<Record<string, string>> }) {
  const text = useText();
  const answer = useActionData() as ForgotAnswer | SignInAnswer | undefined;
  // On the page of the sign-in that of the form before.
  const own = answer && !('step' in answer) ? answer : undefined;
  const isSent = own?.sentAt !== undefined;
  const { formProps, field } = useShopForm({
    id: 'forgot',
    rules,
    answer: own,
    start,
    labels: { email: text('signIn.email') },
    withSummary: false,
  });
  useFirstField(formProps.ref, 'email');
  return (
    <IntentForm action={paths.forgotPassword()} intent="forgot-password" {...formProps}>
      <Stack gap={5}>
        <Text>{text('signIn.forgotLead')}</Text>
        {isSent && (
          <Alert tone="success" role="status">
            {text('signIn.linkSent')}
          </Alert>
        )}
        <Refused answer={own} />
        <TextField
          {...field('email')}
          label={text('signIn.email')}
          type="email"
          autoComplete="email"
          required
        />
        <Send key={own?.sentAt} isAgain={isSent} />
        <Link href={paths.signIn()}>{text('signIn.backToSignIn')}</Link>
      </Stack>
    </IntentForm>
  );
}

/** A second link a minute after the first. */
function Send({ isAgain }: { isAgain: boolean }) {
  const text = useText();
  const { state, formAction } = useNavigation();
  const isSending = state !== 'idle' && formAction === paths.forgotPassword();
  const { seconds, rest } = useRest(isAgain ? RESET_AGAIN_MS : 0);
  const words = isAgain ? text('signIn.sendLinkAgain') : text('signIn.sendLink');
  return (
    <Button type="submit" variant="primary" pending={isSending} {...rest}>
      {seconds > 0 ? text('signIn.sendLinkIn', { seconds }) : words}
    </Button>
  );
}
