import type { Cart } from '@driveline/api';
import { MISFIT_FIELD, openMisfits, PAYPAL } from '@driveline/hooks';
import { Alert, Button, Checkbox, Stack } from '@driveline/ui';
import { useNavigation } from 'react-router-dom';
import { useShop, useText } from '../../shop/useShop.ts';
import * as paths from '../../paths/index.ts';

export type CheckoutFormProps = {
  readonly cart: Cart;
  /** PayPal can start here (CART-050). */
  readonly hasWallets?: boolean;
};

/** The way to the checkout; a part that does not fit asks for an explicit 'I know' (PLUS-005). */
export function CheckoutForm({ cart, hasWallets = false }: CheckoutFormProps) {
  const text = useText();
  const { market } = useShop();
  const { formAction, formData } = useNavigation();
  // The forms of codes post to the same page.
  const isLeaving = formAction === paths.cart() && formData?.has('intent') === false;
  return (
    <form method="post" action={paths.cart()} data-intent="check-out">
      <Stack gap={4}>
        <input type="hidden" name="commerceId" value={cart.commerceId} />
        <MisfitBoxes cart={cart} />
        <Button type="submit" variant="primary" fullWidth pending={isLeaving}>
          {text('cart.checkOut')}
        </Button>
        {hasWallets && market.payments.methods.some(({ id, enabled }) => id === PAYPAL && enabled) && (
          <Button type="submit" name="wallet" value={PAYPAL} variant="outline" fullWidth>
            {text('cart.payPal')}
          </Button>
        )}
      </Stack>
    </form>
  );
}

type MisfitBoxesProps = {
  readonly cart: Cart;
  /** Lines whose boxes were ticked before the form came back. */
  readonly accepted?: readonly string[] | undefined;
};

/**
 * Asks for the shopper's yes to each part that does not fit, in the form that buys it (PLUS-005). The browser refuses
 * to send the form without it, so that nobody comes to an error that offers nothing.
 */
export function MisfitBoxes({ cart, accepted }: MisfitBoxesProps) {
  const text = useText();
  const misfits = openMisfits(cart);
  if (misfits.length === 0) return null;
  return (
    <Alert tone="warning" title={text('cart.misfits')}>
      {misfits.map(({ commerceItemId, itemDescription, vehicleName }) => (
        <Checkbox
          key={commerceItemId}
          name={MISFIT_FIELD}
          value={commerceItemId}
          required
          defaultChecked={accepted?.includes(commerceItemId) ?? false}
        >
          {text('cart.acceptsMisfit', { title: itemDescription, vehicle: vehicleName ?? '' })}
        </Checkbox>
      ))}
    </Alert>
  );
}
