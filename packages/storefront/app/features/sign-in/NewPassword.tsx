import { PasswordField, type FormField } from '@driveline/ui/forms';
import { useText } from '../../shop/useText.ts';

/** A password to be made, with what makes a good one (T16). */
export function NewPassword({ field, label }: { field: FormField; label: string }) {
  const text = useText();
  return (
    <PasswordField
      {...field}
      label={label}
      description={text('signIn.passwordHint')}
      autoComplete="new-password"
      required
    />
  );
}
