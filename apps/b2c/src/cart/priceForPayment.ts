import { pricedMethods, type MethodPrice } from '@driveline/markets';
import type { CartPayment, PaymentPlan } from '../tenders/tenders.ts';
import { priceCart, pricePaidBy, type Priced, type PriceInput } from './priceCart.ts';

export interface PricedForPayment {
  readonly priced: Priced;
  readonly paymentPlan: PaymentPlan;
  readonly fullDueMinor: number;
  readonly methodPrices: readonly MethodPrice[];
}

/**
 * A cart by the way to pay that is attached to it, and by each way that would cost something else: what a page shows of
 * such a way is what it charges (PLUS-057).
 * @param planOf how gift cards, rewards and the chosen way pay a total
 */
export async function priceForPayment(
  input: PriceInput,
  payment: CartPayment | null,
  planOf: (totalMinor: number) => Promise<PaymentPlan>,
): Promise<PricedForPayment> {
  const full = { priced: await priceCart(input) };
  const plan = await planOf(full.priced.totals.totalMinor);
  const { dueMinor } = plan;
  let chosen = { ...full, paymentPlan: plan };
  const methodPrices: MethodPrice[] = [];
  for (const method of dueMinor > 0 ? pricedMethods(input.market.payments) : []) {
    if (!method.discountPercent) {
      methodPrices.push({ method: method.id, amountMinor: dueMinor, savedMinor: 0 });
      continue;
    }
    const priced = await pricePaidBy(input, full.priced, { ...method, dueMinor });
    // Gift cards pay what they paid: the discount is of the rest alone.
    const savedMinor = full.priced.totals.totalMinor - priced.totals.totalMinor;
    methodPrices.push({ method: method.id, amountMinor: dueMinor - savedMinor, savedMinor });
    if (payment?.method !== method.id) continue;
    chosen = { priced, paymentPlan: { ...plan, dueMinor: dueMinor - savedMinor } };
  }
  return { ...chosen, fullDueMinor: dueMinor, methodPrices };
}
