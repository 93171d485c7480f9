import { isB2cError } from '@driveline/api';

/** CART-005, ACCT-049: what is being done to the order, and to which line. */
export interface OrderDetailsLifecycle {
  readonly status: 'idle' | 'requesting' | 'success' | 'failure';
  readonly work: 'details' | 'updateQuantity' | 'updateItem' | 'removeItem' | undefined;
  /** The line in work, with the quantity asked for. */
  readonly loadingSkuNumber: string | undefined;
  readonly quantity: number | undefined;
  readonly errorMessage: string | undefined;
}

export type OrderDetailsAction =
  | { readonly type: 'requesting' }
  | { readonly type: 'updateQuantity'; readonly skuNumber: string; readonly quantity: number }
  | { readonly type: 'updateItem'; readonly skuNumber: string }
  | { readonly type: 'removeItem'; readonly skuNumber: string }
  | { readonly type: 'success' }
  | { readonly type: 'failure'; readonly error: unknown }
  | { readonly type: 'clear' };

export const initialOrderDetails: OrderDetailsLifecycle = {
  status: 'idle',
  work: undefined,
  loadingSkuNumber: undefined,
  quantity: undefined,
  errorMessage: undefined,
};

/** CART-005, ACCT-049: an answer counts while a request is under way. */
export function orderDetailsLifecycle(
  state: OrderDetailsLifecycle,
  action: OrderDetailsAction,
): OrderDetailsLifecycle {
  switch (action.type) {
    case 'clear':
      return initialOrderDetails;
    case 'success':
      return state.status === 'requesting' ? { ...initialOrderDetails, status: 'success' } : state;
    case 'failure':
      if (state.status !== 'requesting') return state;
      return { ...state, status: 'failure', loadingSkuNumber: undefined, errorMessage: textOf(action.error) };
    case 'requesting':
      return { ...initialOrderDetails, status: 'requesting', work: 'details' };
    default:
      return {
        status: 'requesting',
        work: action.type,
        loadingSkuNumber: action.skuNumber,
        quantity: action.type === 'updateQuantity' ? action.quantity : undefined,
        errorMessage: undefined,
      };
  }
}

const textOf = (error: unknown) => (isB2cError(error) ? error.message : undefined);
