import { isB2cError } from '@driveline/api';
import type { Step } from '../machine/machine.ts';

/** CART-052. `unknown`: the answer to a commit never came, so the order must be read before another one is sent. */
export type PurchaseStatus = 'idle' | 'requesting' | 'success' | 'failure' | 'unknown';

export interface Purchase<Data = unknown> {
  readonly status: PurchaseStatus;
  readonly data: Data | undefined;
  /** Text of the payment processor, until it is reset. */
  readonly paymentError: string | undefined;
}

export type PurchaseAction<Data = unknown> =
  | { readonly type: 'requesting' }
  | { readonly type: 'success'; readonly data: Data }
  | { readonly type: 'failure' }
  | { readonly type: 'unknown' }
  | { readonly type: 'paymentProcessorError'; readonly message: string }
  | { readonly type: 'resetError' }
  /** The answer to `readOrder`: what was bought after all, or nothing. */
  | { readonly type: 'orderRead'; readonly data: Data | undefined }
  /** Reading failed as well: once more. */
  | { readonly type: 'readAgain' };

/** Read the order once before anything else is sent. */
export type PurchaseEffect = { readonly type: 'readOrder' };

export const initialPurchase: Purchase<never> = { status: 'idle', data: undefined, paymentError: undefined };

/** CART-052: one commit at a time; an unclear one is looked after before another. */
export function purchase<Data>(
  state: Purchase<Data>,
  action: PurchaseAction<Data>,
): Step<Purchase<Data>, PurchaseEffect> {
  const { status } = state;
  if (action.type === 'requesting') {
    return [maySubmitPurchase(state) ? { ...initialPurchase, status: 'requesting' } : state];
  }
  if (action.type === 'resetError') {
    return [status === 'failure' ? initialPurchase : state];
  }
  if (action.type === 'orderRead') {
    if (status !== 'unknown') return [state];
    return [action.data === undefined ? initialPurchase : succeeded(action.data)];
  }
  if (action.type === 'readAgain') return status === 'unknown' ? [state, { type: 'readOrder' }] : [state];
  if (status !== 'requesting') return [state];
  switch (action.type) {
    case 'success':
      return [succeeded(action.data)];
    case 'paymentProcessorError':
      return [{ status: 'failure', data: undefined, paymentError: action.message }];
    case 'unknown':
      return [{ ...initialPurchase, status: 'unknown' }, { type: 'readOrder' }];
    default:
      return [{ ...initialPurchase, status: 'failure' }];
  }
}

const succeeded = <Data>(data: Data): Purchase<Data> => ({
  status: 'success',
  data,
  paymentError: undefined,
});

/** Whether another commit may be sent: never while one is under way, unanswered or done. */
export function maySubmitPurchase({ status }: Pick<Purchase, 'status'>): boolean {
  return status === 'idle' || status === 'failure';
}

/** What a failed commit means: no answer leaves the outcome open, an answer of the processor has its text. */
export function purchaseFailure(error: unknown): PurchaseAction<never> {
  if (!isB2cError(error)) return { type: 'failure' };
  if (error.kind !== 'http' || (error.status ?? 0) >= 500) return { type: 'unknown' };
  return /^error_(card|payment)/.test(error.errorMessageKey ?? '')
    ? { type: 'paymentProcessorError', message: error.message }
    : { type: 'failure' };
}
