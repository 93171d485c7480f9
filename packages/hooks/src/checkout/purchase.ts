import { isB2cError } from '@driveline/api';

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
  | { readonly type: 'resetError' };

export const initialPurchase: Purchase<never> = { status: 'idle', data: undefined, paymentError: undefined };

export function purchase<Data>(state: Purchase<Data>, action: PurchaseAction<Data>): Purchase<Data> {
  switch (action.type) {
    case 'requesting':
      return { status: 'requesting', data: undefined, paymentError: undefined };
    case 'success':
      return { status: 'success', data: action.data, paymentError: undefined };
    case 'paymentProcessorError':
      return { ...state, status: 'failure', paymentError: action.message };
    case 'resetError':
      return {
        ...state,
        status: state.status === 'failure' ? 'idle' : state.status,
        paymentError: undefined,
      };
    default:
      return { ...state, status: action.type };
  }
}

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
