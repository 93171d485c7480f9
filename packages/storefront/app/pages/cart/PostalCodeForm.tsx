import { readWrongPlace } from '@driveline/hooks';
import { Button, Disclosure } from '@driveline/ui';
import { TextField } from '@driveline/ui/forms';
import { useActionData, useSearchParams } from 'react-router-dom';
import { IntentForm } from '../../intents/IntentForm.tsx';
import { useDataText, useShop, useText } from '../../shop/useShop.ts';
import { useNoticeText } from '../../shop/useErrorText.ts';
import * as paths from '../../paths/index.ts';
import type { CartFault } from './cartAction.ts';

/** Tax and delivery by postal code before the checkout (PLUS-017). What is wrong with a code the server says. */
export function PostalCodeForm({ place, isEstimated }: { place: string | undefined; isEstimated: boolean }) {
  const text = useText();
  const { postalCode } = useShop().market;
  const wrong = readWrongPlace(useSearchParams()[0], useNoticeText());
  const fault = (useActionData() as Partial<CartFault> | undefined)?.place ?? wrong;
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
          id="deliver-to"
          name="postalCode"
          label={useDataText()(postalCode.labelKey)}
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
