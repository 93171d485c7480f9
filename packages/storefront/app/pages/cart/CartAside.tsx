import { placeOfCart } from '@driveline/hooks';
import { OrderSummary } from '@driveline/ui';
import { CheckoutForm } from '../../parts/cart/CheckoutForm.tsx';
import type { SlotProps } from '../../../src/slots.ts';
import { PromoCodes } from '../../parts/cart/PromoCodes.tsx';
import * as paths from '../../paths/index.ts';
import { useShop } from '../../shop/useShop.ts';
import { PostalCodeForm } from './PostalCodeForm.tsx';

/** What the order costs, what changes that, and the way to the checkout. */
export function CartAside({ cart, totals, postalCode }: SlotProps<'cart.aside'>) {
  return (
    <OrderSummary totals={totals}>
      <PromoCodes cart={cart} action={paths.cart()} fields={{ postalCode: postalCode || undefined }} />
      <PostalCodeForm place={placeOfCart(cart, useShop().market)} isEstimated={totals.place !== undefined} />
      <CheckoutForm cart={cart} hasWallets />
    </OrderSummary>
  );
}
