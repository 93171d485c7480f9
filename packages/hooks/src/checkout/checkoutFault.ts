import { issue, type Issue, type Values } from '@driveline/validation';
import type { CheckoutStep } from './checkoutSteps.ts';
import { isUnclear, type RefusedCommit } from './commitOrder.ts';
import { commitWay, type CommitWay } from './commitWays.ts';
import type { AddressQuestion } from './contactStep.ts';
import type { OrderTicks } from './orderForm.ts';
import type { OrderChange } from './seenOrder.ts';

/** Why a step of the checkout did not go on: everything typed but card data. */
export interface CheckoutFault {
  readonly step: CheckoutStep;
  readonly values?: Readonly<Record<string, string>>;
  readonly issues?: readonly Issue[];
  /** What the server said, worded. */
  readonly message?: string;
  /** Key of the error. */
  readonly notice?: string | undefined;
  /** The card or rewards that could not pay first, and what the server said of it, worded. */
  readonly tender?: { readonly paymentMethod: string; readonly message?: string };
  /** The address is not known as typed (CART-038). */
  readonly addressChoice?: AddressQuestion;
  /** The fields of the address are shown, whatever was chosen instead of typing it (CART-039). */
  readonly manualForm?: boolean;
  /** Name of the field that the message is about. */
  readonly at?: string;
  /** The answer to a commit never came: the order is read before another is sent (CART-052). */
  readonly isUnknown?: boolean;
  /** What was typed of the invoice, and what is wrong with it (PLUS-058). */
  readonly invoice?: { readonly values: Values; readonly issues?: readonly Issue[] };
  /** What is not as the shopper saw it when they placed the order (PLUS-065). */
  readonly changes?: readonly OrderChange[];
  /** What was ticked when the order was refused: a page that comes back without script has it again. */
  readonly ticked?: OrderTicks;
  /** What the shopper can do about a refused order. */
  readonly wayOn?: CommitWay;
}

/** The step in which a refused order is mended, with what was said and the way on. */
export function orderFault({ error, changes }: RefusedCommit): CheckoutFault {
  const { message, errorMessageKey: notice } = error;
  if (changes) return { step: 'review', message, notice, changes, wayOn: 'again' };
  if (isUnclear(error)) return { step: 'review', isUnknown: true };
  const wayOn = commitWay(notice);
  if (wayOn !== 'contact') return { step: 'review', message, notice, wayOn };
  const asksTaxNumber = notice === 'error_payment_fiscal_id';
  const issues = asksTaxNumber && { issues: [issue('required', {}, 'fiscalId')] };
  return { step: 'contact', message, notice, wayOn, ...issues };
}

/** Whether what an action answered is one of the checkout's. */
export const isCheckoutFault = (answer: unknown): answer is CheckoutFault =>
  typeof answer === 'object' && answer !== null && 'step' in answer;
