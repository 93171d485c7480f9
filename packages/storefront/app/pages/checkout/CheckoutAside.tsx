import type { Cart, CheckoutState } from '@driveline/api';
import { askedStep, openCheckoutStep, orderLine, orderLines, useCheckoutPlaces } from '@driveline/hooks';
import { OrderLines, OrderSummary } from '@driveline/ui';
import { useLocation } from 'react-router-dom';
import { PromoCodes } from '../../parts/cart/PromoCodes.tsx';
import { useShop } from '../../shop/useShop.ts';
import type { SlotProps } from '../../../src/slots.ts';

/** What is bought and what it costs, beside every step. */
export function CheckoutAside({ state, totals }: SlotProps<'checkout.aside'>) {
  return (
    <OrderSummary totals={totals} lines={<BoughtLines cart={state.cart} />}>
      <CheckoutCodes state={state} />
    </OrderSummary>
  );
}

export function BoughtLines({ cart }: { cart: Cart }) {
  const { market } = useShop();
  return <OrderLines lines={orderLines(cart).map((line) => orderLine(line, market))} placed={false} />;
}

/** The codes of the order; the step that is open stays so. */
export function CheckoutCodes({ state }: { state: CheckoutState }) {
  const { order, addressOf } = useCheckoutPlaces();
  const step = openCheckoutStep(state, askedStep(useLocation()), order);
  return <PromoCodes cart={state.cart} action={addressOf(step)} fields={{ step }} />;
}
