import type { Cart } from '@driveline/api';
import { orderLines } from '@driveline/hooks';
import { Button, Checkbox, Stack } from '@driveline/ui';
import { useNavigation } from 'react-router-dom';
import { PAYPAL } from './cartAction.ts';
import { useShop } from '../../shop/ShopProvider.tsx';
import { useText } from '../../shop/useText.ts';

/** The way to the checkout; a part that does not fit asks for an explicit 'I know' (PLUS-005); PayPal starts here too (CART-050). */
export function CheckoutForm({ cart }: { cart: Cart }) {
  const text = useText();
  const { market } = useShop();
  const { formAction, formData } = useNavigation();
  // The forms of codes post to the same page.
  const isLeaving = formAction === '/cart' && formData?.has('intent') === false;
  const misfit = orderLines(cart).find(({ fit }) => fit.state === 'DOES_NOT_FIT');
  return (
    <form method="post" action="/cart" data-intent="check-out">
      <Stack gap={4}>
        <input type="hidden" name="commerceId" value={cart.commerceId} />
        {misfit && (
          <Checkbox name="acceptsMisfit" value="true" required>
            {text('cart.acceptsMisfit', { vehicle: misfit.vehicleName ?? '' })}
          </Checkbox>
        )}
        <Button type="submit" variant="primary" fullWidth pending={isLeaving}>
          {text('cart.checkOut')}
        </Button>
        {market.payments.methods.some(({ id, enabled }) => id === PAYPAL && enabled) && (
          <Button type="submit" name="wallet" value={PAYPAL} variant="outline" fullWidth>
            {text('cart.payPal')}
          </Button>
        )}
      </Stack>
    </form>
  );
}
