import type { Address } from '@driveline/api';
import type { Issue } from '@driveline/validation';
import type { Step } from './steps.ts';

/** What an action of the checkout answers when it could not go on (422): everything typed but card data. */
export type CheckoutFault = {
  readonly step: Step;
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
};

export const isFault = (answer: unknown): answer is CheckoutFault =>
  typeof answer === 'object' && answer !== null && 'step' in answer;
