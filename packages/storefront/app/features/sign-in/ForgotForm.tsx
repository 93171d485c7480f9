import { Alert, Button, Link, Stack, Text } from '@driveline/ui';
import { TextField } from '@driveline/ui/forms';
import { forgotPasswordForm } from '@driveline/validation';
import { useActionData, useNavigation } from 'react-router-dom';
import { useShopForm } from '../../shop/useShopForm.ts';
import { useText } from '../../shop/useText.ts';
import type { ForgotAnswer } from './forgotAction.ts';
import { FORGOT_PATH, RESET_AGAIN_MS, SIGN_IN_PATH } from './paths.ts';
import { useCountdown } from './useCountdown.ts';
import { useFirstField } from './useFirstField.ts';

const rules = forgotPasswordForm();

/** Asks for a link to set a new password; what it says does not tell whether there is an account (ACCT-026). */
export function ForgotForm({ start }: { start: Readonly<Record<string, string>> }) {
  const text = useText();
  const answer = useActionData() as ForgotAnswer | undefined;
  const own = answer && 'isSent' in answer ? answer : undefined;
  const { state, formAction } = useNavigation();
  const { formProps, field } = useShopForm({
    id: 'forgot',
    rules,
    start: own?.values ?? start,
    issues: own?.issues,
    labels: { email: text('signIn.email') },
    withSummary: false,
  });
  useFirstField(formProps.ref, 'email');
  return (
    <form method="post" action={FORGOT_PATH} data-intent="forgot-password" {...formProps}>
      <Stack gap={5}>
        <Text>{text('signIn.forgotLead')}</Text>
        {own?.isSent && (
          <Alert tone="success" role="status">
            {text('signIn.linkSent')}
          </Alert>
        )}
        {own?.message !== undefined && (
          <Alert tone="error" role="alert">
            {own.message || text('error_generic')}
          </Alert>
        )}
        <TextField
          {...field('email')}
          label={text('signIn.email')}
          type="email"
          autoComplete="email"
          required
        />
        <Send
          key={own?.sentAt}
          isAgain={own?.isSent ?? false}
          isSending={state !== 'idle' && formAction === FORGOT_PATH}
        />
        <Link href={SIGN_IN_PATH}>{text('signIn.backToSignIn')}</Link>
      </Stack>
    </form>
  );
}

/** A second link a minute after the first. */
function Send({ isAgain, isSending }: { isAgain: boolean; isSending: boolean }) {
  const text = useText();
  const seconds = useCountdown(isAgain ? RESET_AGAIN_MS : 0);
  const words = isAgain ? text('signIn.sendLinkAgain') : text('signIn.sendLink');
  return (
    <Button
      type="submit"
      variant="primary"
      pending={isSending}
      aria-disabled={seconds > 0 || undefined}
      {...(seconds > 0 && { onClick: (event) => event.preventDefault() })}
    >
      {seconds > 0 ? text('signIn.sendLinkIn', { seconds }) : words}
    </Button>
  );
}
