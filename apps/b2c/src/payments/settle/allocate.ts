import type { TenderRow } from '../tenderStore.ts';

export type Move = 'capture' | 'void' | 'refund';

type Amounts = Pick<
  TenderRow,
  'id' | 'position' | 'amount_minor' | 'captured_minor' | 'voided_minor' | 'refunded_minor'
>;

export interface Part<T> {
  readonly tender: T;
  readonly amountMinor: number;
}

/** What a tender still has for a move, in minor units. */
const openFor: Readonly<Record<Move, (tender: Amounts) => number>> = {
  capture: (tender) => tender.amount_minor - tender.captured_minor - tender.voided_minor,
  void: (tender) => tender.amount_minor - tender.captured_minor - tender.voided_minor,
  refund: (tender) => tender.captured_minor - tender.refunded_minor,
};

/** More than there is to capture, give up or refund. Nothing was moved. */
export class PaymentAmountError extends RangeError {
  override readonly name = 'PaymentAmountError';
}

/**
 * Spreads an amount over the tenders of an order. Captures use gift cards and rewards first and the card last;
 * what is given up or refunded goes the way back, so the card gets its money first, and never more than came
 * from it.
 * @throws PaymentAmountError
 */
export function allocate<T extends Amounts>(
  move: Move,
  tenders: readonly T[],
  amountMinor: number,
): Part<T>[] {
  if (!Number.isInteger(amountMinor) || amountMinor < 0) {
    throw new PaymentAmountError(`${amountMinor} is no amount in minor units.`);
  }
  const forward = tenders.toSorted((a, b) => a.position - b.position);
  let left = amountMinor;
  const parts: Part<T>[] = [];
  for (const tender of move === 'capture' ? forward : forward.toReversed()) {
    const part = Math.min(left, openFor[move](tender));
    if (part <= 0) continue;
    left -= part;
    parts.push({ tender, amountMinor: part });
  }
  if (left > 0) throw new PaymentAmountError(`${left} of ${amountMinor} are too much to ${move}.`);
  return parts;
}

/** What is left to capture or to give up, of all tenders together. */
export const openMinor = (tenders: readonly Amounts[]): number =>
  tenders.reduce((sum, tender) => sum + openFor.void(tender), 0);
