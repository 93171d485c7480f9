import { Button, Disclosure } from '@driveline/ui';
import { TextField } from '@driveline/ui/forms';
import { useActionData } from 'react-router-dom';
import { IntentForm } from '../../intents/IntentForm.tsx';
import { useDataText, useShop, useText } from '../../shop/useShop.ts';
import * as paths from '../../paths/index.ts';
import type { CartFault } from './cartAction.ts';

type PostalCodeFormProps = { readonly place: string | undefined; readonly isEstimated: boolean };

/** Tax and delivery by postal code before the checkout (PLUS-017). What is wrong with a code the server says. */
export function PostalCodeForm({ place, isEstimated }: PostalCodeFormProps) {
  const text = useText();
  const label = useDataText();
  const { postalCode } = useShop().market;
  const fault = (useActionData() as Partial<CartFault> | undefined)?.place;
  return (
    <Disclosure
      variant="plain"
      summary={
        place ? `${text('cart.place', { place })} ${text('cart.changePlace')}` : text('cart.enterPlace')
      }
      open={fault !== undefined || (!place && !isEstimated)}
    >
      <IntentForm action={paths.cart()} intent="estimate" noValidate>
        <TextField
          name="postalCode"
          label={label(postalCode.labelKey)}
          defaultValue={fault?.typed ?? place ?? ''}
          errorMessage={fault?.message}
          inputMode={postalCode.inputMode}
          autoComplete="postal-code"
          placeholder={postalCode.example}
          required
          end={<Button type="submit">{text('cart.calculate')}</Button>}
        />
      </IntentForm>
    </Disclosure>
  );
}
