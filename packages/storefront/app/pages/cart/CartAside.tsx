import { OrderSummary } from '@driveline/ui';
import { CheckoutForm } from '../../parts/cart/CheckoutForm.tsx';
import type { SlotProps } from '../../../src/slots.ts';
import { PostalCodeForm, PromoCodes } from './CartForms.tsx';

/** What the order costs, what changes that, and the way to the checkout. */
export function CartAside({ cart, totals, postalCode }: SlotProps<'cart.aside'>) {
  return (
    <OrderSummary totals={totals}>
      <PromoCodes cart={cart} postalCode={postalCode} />
      <PostalCodeForm place={totals.place} />
      <CheckoutForm cart={cart} hasWallets />
    </OrderSummary>
  );
}
