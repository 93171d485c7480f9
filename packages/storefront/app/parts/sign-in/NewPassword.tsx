import { PasswordField } from '@driveline/ui/forms';
import type { ShopForm } from '../../shop/useShopForm.ts';
import { useText } from '../../shop/useText.ts';

type NewPasswordProps = Pick<ShopForm, 'field'>;

/** A password to be made, with what makes a good one (T16). */
export function NewPassword({ field, label }: NewPasswordProps & { readonly label: string }) {
  const text = useText();
  return (
    <PasswordField
      {...field('password')}
      label={label}
      description={text('signIn.passwordHint')}
      autoComplete="new-password"
      required
    />
  );
}

/** One that takes another's place, typed twice. */
export function RepeatedPassword({ field }: NewPasswordProps) {
  const text = useText();
  return (
    <>
      <NewPassword field={field} label={text('signIn.newPasswordField')} />
      <PasswordField
        {...field('passwordRepeat')}
        label={text('signIn.passwordRepeat')}
        autoComplete="new-password"
        required
      />
    </>
  );
}
