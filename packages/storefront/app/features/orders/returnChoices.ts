import type { InputOf } from '@driveline/api';

type Return = InputOf<'orders.return'>['body'];
type Reason = NonNullable<Return['reason']>;
type Method = Return['method'];

// As keys, so that the compiler misses no choice of the contract and knows no other, and no browser loads the contract.

/** Why a part comes back, most frequent first (PLUS-024). */
export const RETURN_REASONS = Object.keys({
  'did-not-fit': true,
  'wrong-item': true,
  damaged: true,
  defective: true,
  'better-price': true,
  'not-needed': true,
  other: true,
} satisfies Record<Reason, true>) as readonly Reason[];

/** To a store, or with a label. */
export const RETURN_METHODS = Object.keys({ store: true, label: true } satisfies Record<
  Method,
  true
>) as readonly Method[];

/** Why an order is cancelled. */
export const CANCEL_REASONS = ['mistake', 'elsewhere', 'late', 'other'] as const;

export const isReturnReason = (value: unknown): value is Reason =>
  RETURN_REASONS.some((reason) => reason === value);

/** The way that a form names, or that to a store. */
export const returnMethodOf = ({ method }: Readonly<Record<string, string>>): Method =>
  RETURN_METHODS.find((known) => known === method) ?? 'store';
