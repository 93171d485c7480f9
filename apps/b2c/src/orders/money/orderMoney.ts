import type { Services } from '../../http/services.ts';
import { PaymentGatewayError } from '../../payments/gateway.ts';

export type MoneyKind = 'CAPTURE' | 'VOID' | 'REFUND';

/**
 * Moves an order's money at the payment service. The same key moves it once, however often it is asked.
 * @throws PaymentGatewayError when it was refused or no answer came
 */
export async function moveMoney(
  { db, gateway }: Pick<Services, 'db' | 'gateway'>,
  kind: MoneyKind,
  orderId: string,
  amountMinor: number,
  key: string,
): Promise<void> {
  if (amountMinor === 0) return;
  const payment = await db
    .selectFrom('payment')
    .select(['gateway_ref', 'amount_minor'])
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  if (!payment?.gateway_ref) throw new PaymentGatewayError(`Order ${orderId} has no payment.`);
  const ref = payment.gateway_ref;
  if (kind === 'CAPTURE') return gateway.capture(ref, amountMinor, key);
  if (kind === 'REFUND') return gateway.refund(ref, amountMinor, key);
  // What is not captured of an authorization runs out by itself; only a whole one is given back by a call.
  if (amountMinor === payment.amount_minor) await gateway.void(ref, key);
}
