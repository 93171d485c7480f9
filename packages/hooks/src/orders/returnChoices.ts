import type { InputOf, Order } from '@driveline/api';
import { orderLines } from '../cart/miniCartSummary.ts';

type Return = InputOf<'orders.return'>['body'];
type Reason = NonNullable<Return['reason']>;
type Method = Return['method'];
type Typed = Readonly<Record<string, string>>;

// As keys, so that the compiler misses no choice of the contract and knows no other, and no browser loads the contract.

/** Why a part comes back, most frequent first (PLUS-024). */
export const returnReasons = Object.keys({
  'did-not-fit': true,
  'wrong-item': true,
  damaged: true,
  defective: true,
  'better-price': true,
  'not-needed': true,
  other: true,
} satisfies Record<Reason, true>) as readonly Reason[];

/** To a store, or with a label. */
export const returnMethods = Object.keys({ store: true, label: true } satisfies Record<
  Method,
  true
>) as readonly Method[];

/** Why an order is cancelled. */
export const cancelReasons = ['mistake', 'elsewhere', 'late', 'other'] as const;

/** The way that a form names, or that to a store. */
export const returnMethodOf = ({ method }: Typed): Method =>
  returnMethods.find((known) => known === method) ?? 'store';

const QUANTITY = 'quantity.';

/**
 * What a form of a return chooses. Its fields are named by their line: `quantity.<commerceItemId>`, 0 for one that stays,
 * and `reason.<commerceItemId>`; an unknown reason is `other`.
 */
export function returnedLines(typed: Typed): NonNullable<Return['lines']> {
  return Object.entries(typed).flatMap(([name, value]) => {
    if (!name.startsWith(QUANTITY) || !(Number(value) > 0)) return [];
    const commerceItemId = name.slice(QUANTITY.length);
    const named = typed[`reason.${commerceItemId}`];
    const reason = returnReasons.find((known) => known === named) ?? 'other';
    return [{ commerceItemId, quantity: Number(value), reason }];
  });
}

/** Lines of an order of which parts, or cores, can come back now, and how many parts a form starts with: one of an only line. */
export function returnableLines(order: Pick<Order, 'orders'>) {
  const lines = orderLines(order);
  const parts = lines.filter(({ afterSale }) => (afterSale?.returnable ?? 0) > 0);
  const cores = lines.filter(({ afterSale }) => (afterSale?.coreReturnable ?? 0) > 0);
  return { parts, cores, start: parts.length === 1 ? '1' : '0' };
}
