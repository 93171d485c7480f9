import { Button, Disclosure } from '@driveline/ui';
import { TextField } from '@driveline/ui/forms';
import { useShop } from '../../shop/ShopProvider.tsx';
import { useDataText, useText } from '../../shop/useText.ts';

/** Tax and delivery by postal code before the checkout (PLUS-017). */
export function PostalCodeForm({ place }: { place: string | undefined }) {
  const text = useText();
  const label = useDataText();
  const { postalCode } = useShop().market;
  return (
    <Disclosure
      variant="plain"
      summary={place ? text('cart.changePlace') : text('cart.enterPlace')}
      open={!place}
    >
      <form method="get" action="/cart">
        <TextField
          name="postalCode"
          label={label(postalCode.labelKey)}
          inputMode={postalCode.inputMode}
          pattern={postalCode.pattern}
          autoComplete="postal-code"
          defaultValue={place ?? ''}
          placeholder={postalCode.example}
          required
          end={<Button type="submit">{text('cart.calculate')}</Button>}
        />
      </form>
    </Disclosure>
  );
}
