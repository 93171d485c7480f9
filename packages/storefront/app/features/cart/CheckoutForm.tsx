import type { Cart } from '@driveline/api';
import { Button, Stack } from '@driveline/ui';
import { useNavigation } from 'react-router-dom';
import { useShop } from '../../shop/ShopProvider.tsx';
import { useText } from '../../shop/useText.ts';
import { PAYPAL } from './cartAction.ts';
import { MisfitBoxes } from './MisfitBoxes.tsx';

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
  const isLeaving = formAction === '/cart' && formData?.has('intent') === false;
  return (
    <form method="post" action="/cart" data-intent="check-out">
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
