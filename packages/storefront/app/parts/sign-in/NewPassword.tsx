import { Inline, Link } from '@driveline/ui';
import { Checkbox, PasswordField } from '@driveline/ui/forms';
import type { FormAnswer } from '../../shop/formAnswer.ts';
import { useDataText, useShop, useText } from '../../shop/useShop.ts';
import type { ShopForm } from '../../shop/useShopForm.ts';

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

type AcceptTermsProps = Pick<ShopForm, 'field'> & { readonly answer: FormAnswer | undefined };

/** The box without which there is no account, and the texts that it speaks of (ACCT-024). */
export function AcceptTerms({ answer, field }: AcceptTermsProps) {
  const text = useText();
  const label = useDataText();
  const { market } = useShop();
  const { id, name, errorMessage } = field('acceptsTerms');
  return (
    <>
      <Checkbox
        id={id}
        name={name}
        errorMessage={errorMessage}
        value="true"
        defaultChecked={answer !== undefined && name in answer.values}
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
    </>
  );
}
