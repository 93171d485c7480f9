import { rememberedLogin, rememberLogin } from '@driveline/hooks';
import { Alert, Button, Checkbox, Inline, Link } from '@driveline/ui';
import { PasswordField, TextField } from '@driveline/ui/forms';
import { signInForm } from '@driveline/validation';
import { useEffect, useEffectEvent } from 'react';
import { storage } from '../../shop/storage.ts';
import { useShopForm, type ShopForm } from '../../shop/useShopForm.ts';
import { useText } from '../../shop/useText.ts';
import { FORGOT_PATH } from './paths.ts';
import { signInIntents } from './signInAnswer.ts';
import { Refusal, SignInPost, type SignInFormProps } from './SignInPost.tsx';
import { usePasswordAnew } from './usePasswordAnew.ts';

const rules = signInForm();

/** Email or username and password, or a code in the password's place (ACCT-015). */
export function LoginForm({ answer, isSending, ...post }: SignInFormProps) {
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
  useRemembered(form);
  usePasswordAnew(form, login, { isFocused: login?.message !== undefined });
  return (
    <SignInPost {...post} formProps={form.formProps} onLeave={remember}>
      {login?.note && (
        <Alert tone="warning" role="alert">
          {text(`signIn.${login.note}`)}
        </Alert>
      )}
      <Refusal
        answer={login}
        actions={login?.isLocked && <Link href={FORGOT_PATH}>{text('signIn.newPassword')}</Link>}
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
      <Button type="submit" variant="primary" name="intent" value={signInIntents.signIn} pending={isSending}>
        {text('signIn.send')}
      </Button>
      <Inline gap={3}>
        <Button type="submit" variant="quiet" name="intent" value={signInIntents.forgot} formNoValidate>
          {text('signIn.forgot')}
        </Button>
        <Button type="submit" variant="quiet" name="intent" value={signInIntents.codeInstead} formNoValidate>
          {text('signIn.byCode')}
        </Button>
      </Inline>
    </SignInPost>
  );
}

/** ACCT-023: the email alone, and only while it is wished. */
function remember(form: FormData): void {
  const email = form.get('username');
  rememberLogin(storage, {
    email: typeof email === 'string' ? email : '',
    isChecked: form.has('rememberMe'),
  });
}

function useRemembered({ formProps, setValue }: ShopForm): void {
  const fill = useEffectEvent(() => {
    const { isChecked, email } = rememberedLogin(storage);
    const fields = formProps.ref.current?.elements;
    const box = fields?.namedItem('rememberMe');
    if (!isChecked || !(box instanceof HTMLInputElement)) return;
    box.checked = true;
    const name = fields?.namedItem('username');
    if (name instanceof HTMLInputElement && name.value === '') setValue('username', email);
  });
  useEffect(() => fill(), []);
}
