import type { Move } from './allocate.ts';
import { planMove, type SettleServices } from './planMove.ts';
import { runMove, type MovedPart } from './runMove.ts';

/** What happened, tender by tender; together the amount that was asked for. */
export interface Settlement {
  readonly amountMinor: number;
  readonly parts: readonly MovedPart[];
}

/**
 * Takes money for what ships. Gift cards and rewards count first, the card pays the rest.
 * @param amountMinor of the shipment, in minor units; several captures together never exceed the order
 * @param key names this capture: sent again, it answers the same and takes nothing more
 * @throws PaymentRefusedError (nothing was taken), PaymentGatewayError (no answer: send the same key again),
 * PaymentAmountError, PaymentKeyReusedError, NoPaymentError
 */
export const capturePayment = (
  services: SettleServices,
  orderId: string,
  amountMinor: number,
  key: string,
): Promise<Settlement> => settle(services, 'capture', orderId, amountMinor, key);

/**
 * Gives up what is not captured yet, in part or ('rest') all of it: a bank's authorization ends, prepaid money
 * and gift cards get theirs back.
 * @throws as capturePayment
 */
export const voidPayment = (
  services: SettleServices,
  orderId: string,
  amountMinor: number | 'rest',
  key: string,
): Promise<Settlement> => settle(services, 'void', orderId, amountMinor, key);

/**
 * Pays back what was captured: the card first, then rewards and gift cards, to each no more than came from it.
 * @throws as capturePayment
 */
export const refundPayment = (
  services: SettleServices,
  orderId: string,
  amountMinor: number,
  key: string,
): Promise<Settlement> => settle(services, 'refund', orderId, amountMinor, key);

async function settle(
  services: SettleServices,
  move: Move,
  orderId: string,
  amountMinor: number | 'rest',
  key: string,
): Promise<Settlement> {
  const planned = await planMove(services, move, orderId, amountMinor, key);
  const parts = await runMove(services, planned);
  return { amountMinor: parts.reduce((sum, part) => sum + part.amountMinor, 0), parts };
}
