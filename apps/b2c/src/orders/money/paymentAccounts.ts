import { toDecimal } from '@driveline/api';
import type { Order } from '@driveline/api/contract';
import type { Market } from '@driveline/markets';
import type { Selectable } from 'kysely';
import type { DB } from '../../db/schema.ts';
import type { ServerMarket } from '../../markets/serverMarket.ts';
import type { DraftTender } from '../../tenders/tenders.ts';
import { tenderWire } from '../../tenders/tenderWire.ts';

type PaymentRow = Selectable<DB['payment']>;

/** What the payment's detail says of its order's draft. */
interface Detail {
  readonly draft?: { readonly tenders?: readonly DraftTender[] };
}

/** Everything that pays an order, with its amounts, as the order's answer lists it (CART-025). */
export function paymentAccounts(
  market: ServerMarket,
  { detail }: PaymentRow,
): Order['grandPaymentAccountList'] {
  const { tenders = [] } = (detail as Detail).draft ?? {};
  return tenders.map((tender) => tenderWire(market, tender));
}

/** What an order still waits for, or has waited for in vain: nothing of it can go back. */
export function neverPaidMinor(payments: readonly PaymentRow[]): number {
  const unpaid = payments.find(({ status }) => ['WAITING', 'CANCELLED', 'EXPIRED'].includes(status));
  return unpaid ? (dueOf(unpaid)?.amountMinor ?? 0) : 0;
}

/** What the gateway was to pay. */
function dueOf({ detail }: PaymentRow): DraftTender | undefined {
  const { tenders = [] } = (detail as Detail).draft ?? {};
  return tenders.find(({ kind }) => kind === 'GATEWAY');
}

const states: Readonly<Record<string, 'waiting' | 'paid'>> = { WAITING: 'waiting', AUTHORIZED: 'paid' };

/** How an order is paid that waits or has waited for its money (PLUS-022); nothing for all others. */
export function instructionsOf(
  market: Market,
  payments: readonly PaymentRow[],
): Pick<Order, 'paymentInstructions'> {
  const payment = payments.find(({ instructions }) => instructions !== null);
  if (!payment?.instructions || !payment.pay_by) return {};
  return {
    paymentInstructions: {
      paymentMethod: payment.method,
      ...payment.instructions,
      amount: toDecimal(dueOf(payment)?.amountMinor ?? 0, market.currency.minorDigits),
      payBy: new Date(payment.pay_by).toISOString(),
      status: states[payment.status] ?? 'expired',
    },
  };
}
