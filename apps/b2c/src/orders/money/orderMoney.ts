import type { SettleServices } from '../../payments/settle/planMove.ts';
import { capturePayment, refundPayment, voidPayment } from '../../payments/settle/settlePayment.ts';

export type MoneyKind = 'CAPTURE' | 'VOID' | 'REFUND';

const moves = { CAPTURE: capturePayment, VOID: voidPayment, REFUND: refundPayment } as const;

/**
 * Moves an order's money at the payment service. The same key moves it once, however often it is asked.
 * @throws PaymentGatewayError when it was refused or no answer came
 */
export async function moveMoney(
  services: SettleServices,
  kind: MoneyKind,
  orderId: string,
  amountMinor: number,
  key: string,
): Promise<void> {
  if (amountMinor > 0) await moves[kind](services, orderId, amountMinor, key);
}
