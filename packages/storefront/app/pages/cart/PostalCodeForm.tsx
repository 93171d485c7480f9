import { Button, Disclosure } from '@driveline/ui';
import { TextField } from '@driveline/ui/forms';
import { placeForm } from '@driveline/validation';
import { IntentForm } from '../../intents/IntentForm.tsx';
import { useDataText, useShop, useText } from '../../shop/useShop.ts';
import { useShopForm } from '../../shop/useShopForm.ts';
import * as paths from '../../paths/index.ts';

type PostalCodeFormProps = { readonly place: string | undefined; readonly isEstimated: boolean };

/** Tax and delivery by postal code before the checkout (PLUS-017). */
export function PostalCodeForm({ place, isEstimated }: PostalCodeFormProps) {
  const text = useText();
  const label = useDataText();
  const { market } = useShop();
  const { postalCode } = market;
  const { formProps, field } = useShopForm({
    id: 'place',
    rules: placeForm(market),
    start: { postalCode: place ?? '' },
    kinds: { postalCode: 'postalCode' },
    withSummary: false,
  });
  return (
    <Disclosure
      key={place}
      variant="plain"
      summary={
        place ? `${text('cart.place', { place })} ${text('cart.changePlace')}` : text('cart.enterPlace')
      }
      open={!place && !isEstimated}
    >
      <IntentForm action={paths.cart()} intent="estimate" {...formProps}>
        <TextField
          {...field('postalCode')}
          label={label(postalCode.labelKey)}
          inputMode={postalCode.inputMode}
          pattern={postalCode.pattern}
          autoComplete="postal-code"
          placeholder={postalCode.example}
          required
          end={<Button type="submit">{text('cart.calculate')}</Button>}
        />
      </IntentForm>
    </Disclosure>
  );
}
