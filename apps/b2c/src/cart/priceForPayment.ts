import { pricedMethods, type MethodPrice } from '@driveline/markets';
import type { CartPayment, PaymentPlan } from '../tenders/tenders.ts';
import { paidBy, taxed, untaxedCart, untaxedMinor, type Priced, type PriceInput } from './priceCart.ts';

export interface PricedForPayment {
  readonly priced: Priced;
  readonly paymentPlan: PaymentPlan;
  readonly fullDueMinor: number;
  readonly methodPrices: readonly MethodPrice[];
}

type PlanOf = (totalMinor: number) => Promise<PaymentPlan>;

/**
 * A cart by the way to pay that is attached to it, and by each way that would cost something else: what a page shows of
 * such a way is what it charges (PLUS-057). Where prices hold their tax, the tax service is asked once, for what is paid.
 * @param planOf how gift cards, rewards and the chosen way pay a total
 */
export async function priceForPayment(
  input: PriceInput,
  payment: CartPayment | null,
  planOf: PlanOf,
): Promise<PricedForPayment> {
  const isIncluded = input.market.taxes.shown === 'included';
  const quick = isIncluded && (await pricedAtOnce(input, payment, planOf));
  // A tax service that adds tax where the market's prices hold it is believed.
  return quick && quick.priced.totals.taxIncluded ? quick : pricedApart(input, payment, planOf);
}

async function pricedAtOnce(
  input: PriceInput,
  payment: CartPayment | null,
  planOf: PlanOf,
): Promise<PricedForPayment> {
  const full = untaxedCart(input);
  const fullMinor = untaxedMinor(full);
  const plan = await planOf(fullMinor);
  const { dueMinor } = plan;
  let [chosen, paymentPlan] = [full, plan];
  const methodPrices = methodsOf(input, dueMinor).map((method): MethodPrice => {
    const less = paidBy(input, full, { ...method, dueMinor });
    const savedMinor = fullMinor - untaxedMinor(less);
    if (payment?.method === method.id)
      [chosen, paymentPlan] = [less, { ...plan, dueMinor: dueMinor - savedMinor }];
    return { method: method.id, amountMinor: dueMinor - savedMinor, savedMinor };
  });
  return { priced: await taxed(input, chosen), paymentPlan, fullDueMinor: dueMinor, methodPrices };
}

/** Tax comes on top: each price has its own. */
async function pricedApart(
  input: PriceInput,
  payment: CartPayment | null,
  planOf: PlanOf,
): Promise<PricedForPayment> {
  const cart = untaxedCart(input);
  const full = { priced: await taxed(input, cart) };
  const plan = await planOf(full.priced.totals.totalMinor);
  const { dueMinor } = plan;
  let chosen = { ...full, paymentPlan: plan };
  const methodPrices: MethodPrice[] = [];
  for (const method of methodsOf(input, dueMinor)) {
    if (!method.discountPercent) {
      methodPrices.push({ method: method.id, amountMinor: dueMinor, savedMinor: 0 });
      continue;
    }
    const priced = await taxed(input, paidBy(input, cart, { ...method, dueMinor }));
    // Gift cards pay what they paid: the discount is only of the rest.
    const savedMinor = full.priced.totals.totalMinor - priced.totals.totalMinor;
    methodPrices.push({ method: method.id, amountMinor: dueMinor - savedMinor, savedMinor });
    if (payment?.method !== method.id) continue;
    chosen = { priced, paymentPlan: { ...plan, dueMinor: dueMinor - savedMinor } };
  }
  return { ...chosen, fullDueMinor: dueMinor, methodPrices };
}

const methodsOf = ({ market }: PriceInput, dueMinor: number) =>
  dueMinor > 0 ? pricedMethods(market.payments) : [];
