import { rememberSentLogin, useClearPasswordOnAnswer, useRememberedLogin } from '@driveline/hooks/session';
import { Alert, Checkbox, Inline, Link } from '@driveline/ui';
import { PasswordField, TextField } from '@driveline/ui/forms';
import { signInForm } from '@driveline/validation';
import { storage } from '../../shop/storage.ts';
import { useShopForm } from '../../shop/useShopForm.ts';
import { useText } from '../../shop/useShop.ts';
import { Refused } from '../form/PostForm.tsx';
import { CodeForm, DestinationForm } from './CodeForms.tsx';
import { ForgotForm } from './ForgotForm.tsx';
import { IntentButton, SignInPost, WayButton, type SignInFormProps } from './SignInPost.tsx';
import * as paths from '../../paths/index.ts';

/** The form that is due: login, where the code goes, the code, or the way to a new password (ACCT-018). */
export function SignInForms({ answer, ...props }: SignInFormProps) {
  switch (answer?.step) {
    case 'destination':
      return <DestinationForm {...props} answer={answer} />;
    case 'code':
      return <CodeForm {...props} answer={answer} />;
    case 'forgot':
      return <ForgotForm start={answer.values} />;
    default:
      return <LoginForm {...props} answer={answer} />;
  }
}

const rules = signInForm();

const remember = (sent: FormData) => rememberSentLogin(storage, sent);

/** Email or username and password, or a code in the password's place (ACCT-015). */
function LoginForm({ answer, isSending, ...post }: SignInFormProps) {
  const text = useText();
  const login = answer?.step === 'login' ? answer : undefined;
  const labels = { username: text('signIn.username'), password: text('signIn.password') };
  const form = useShopForm({
    id: 'sign-in',
    rules,
    start: answer?.values,
    issues: login?.issues,
    labels,
    withSummary: false,
  });
  useRememberedLogin(storage, form);
  useClearPasswordOnAnswer(form, login, { isFocused: login?.message !== undefined });
  return (
    <SignInPost {...post} formProps={form.formProps} onLeave={remember}>
      {login?.note && (
        <Alert tone="warning" role="alert">
          {text(`signIn.${login.note}`)}
        </Alert>
      )}
      <Refused
        answer={login}
        actions={login?.isLocked && <Link href={paths.forgotPassword()}>{text('signIn.newPassword')}</Link>}
      />
      <TextField
        {...form.field('username')}
        label={labels.username}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <PasswordField {...form.field('password')} label={labels.password} required />
      <Checkbox name="rememberMe" value="true" defaultChecked={answer?.values['rememberMe'] === 'true'}>
        {text('signIn.remember')}
      </Checkbox>
      <IntentButton intent="sign-in" variant="primary" pending={isSending}>
        {text('signIn.send')}
      </IntentButton>
      <Inline gap={3}>
        <WayButton intent="forgot-password">{text('signIn.forgot')}</WayButton>
        <WayButton intent="code-instead">{text('signIn.byCode')}</WayButton>
      </Inline>
    </SignInPost>
  );
}
