import type { Address } from '@driveline/api';
import type { CheckoutStep, CommitWay, OrderChange } from '@driveline/hooks';
import type { Issue } from '@driveline/validation';

/** What an action of the checkout answers when it could not go on (422): everything typed but card data. */
export type CheckoutFault = {
  readonly step: CheckoutStep;
  readonly values?: Readonly<Record<string, string>>;
  readonly issues?: readonly Issue[];
  /** What the server said, worded. */
  readonly message?: string;
  /** Message id of the same, for an address. */
  readonly notice?: string;
  /** The card or rewards that could not pay first, and what the server said of it, worded. */
  readonly tender?: { readonly paymentMethod: string; readonly message?: string };
  /** The address is not known as typed: nearest ones, or none (CART-038). */
  readonly addressChoice?: { readonly suggestions: readonly Address[]; readonly mayUseAsEntered: boolean };
  /** The answer to a commit never came: the order is read before another is sent (CART-052). */
  readonly isUnknown?: boolean;
  /** What is not as the shopper saw it when they placed the order (PLUS-065). */
  readonly changes?: readonly OrderChange[];
  /** What the shopper can do about a refused order. */
  readonly wayOn?: CommitWay;
};

export const isFault = (answer: unknown): answer is CheckoutFault =>
  typeof answer === 'object' && answer !== null && 'step' in answer;
