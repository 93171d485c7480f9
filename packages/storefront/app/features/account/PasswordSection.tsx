import { ProfileSection } from '@driveline/ui/account';
import { PasswordField } from '@driveline/ui/forms';
import { useText } from '../../shop/useText.ts';
import { useSection } from './useSection.ts';

/** A new password, typed twice; every other session of the account ends with the old one. */
export function PasswordSection() {
  const text = useText();
  const labels = { password: text('signIn.newPasswordField'), passwordRepeat: text('signIn.passwordRepeat') };
  const { form, props } = useSection('password', {}, labels);
  return (
    <ProfileSection
      title={text('signIn.password')}
      items={[{ term: text('signIn.password'), value: '••••••••' }]}
      asksPassword
      {...props}
    >
      <PasswordField
        {...form.field('password')}
        label={labels.password}
        description={text('signIn.passwordHint')}
        autoComplete="new-password"
        required
      />
      <PasswordField
        {...form.field('passwordRepeat')}
        label={labels.passwordRepeat}
        autoComplete="new-password"
        required
      />
    </ProfileSection>
  );
}
