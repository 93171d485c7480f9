import type { Address } from '@driveline/api';
import { isB2cError } from '@driveline/api';

/** CART-038 */
export type AddressStatus =
  | 'idle'
  | 'requesting'
  | 'success'
  | 'failure'
  | 'notRequired'
  | 'editNotFound'
  | 'notFoundWithoutSuggestion';

export interface AddressValidation {
  readonly status: AddressStatus;
  readonly suggestions: readonly Address[];
  /** The form for typing everything is shown, whatever was folded before (CART-039). */
  readonly manualForm: boolean;
  readonly errorCode: string | undefined;
  readonly errorMessage: string | undefined;
  /** CART-040 */
  readonly billingError: string | undefined;
  /** CART-041 */
  readonly isProfileAddressAvailable: boolean;
}

export type AddressAction =
  | { readonly type: 'requesting' }
  | {
      readonly type: 'answered';
      readonly validation: 'success' | 'notRequired' | 'editNotFound' | 'notFoundWithoutSuggestion';
      readonly suggestions?: readonly Address[];
    }
  | { readonly type: 'failure'; readonly error: unknown }
  | { readonly type: 'billingFailure'; readonly error: unknown }
  | { readonly type: 'savedToProfile' };

export const initialAddressValidation: AddressValidation = {
  status: 'idle',
  suggestions: [],
  manualForm: false,
  errorCode: undefined,
  errorMessage: undefined,
  billingError: undefined,
  isProfileAddressAvailable: false,
};

/** CART-038 to CART-041. An answer counts while its request is under way. */
export function addressValidation(state: AddressValidation, action: AddressAction): AddressValidation {
  if (action.type === 'savedToProfile') {
    return state.isProfileAddressAvailable ? state : { ...state, isProfileAddressAvailable: true };
  }
  const isRequesting = state.status === 'requesting';
  if (action.type === 'billingFailure') {
    const status = isRequesting ? 'failure' : state.status;
    return { ...state, status, billingError: firstDetail(action.error).message };
  }
  if (action.type === 'requesting') {
    return isRequesting ? state : { ...state, ...noErrors, status: 'requesting', suggestions: [] };
  }
  if (!isRequesting) return state;
  if (action.type === 'answered') {
    return { ...state, status: action.validation, suggestions: action.suggestions ?? [] };
  }
  const { code, message } = firstDetail(action.error);
  return { ...state, status: 'failure', manualForm: true, errorCode: code, errorMessage: message };
}

/** What the shopper is asked next (CART-038). */
export function addressChoice({
  status,
  suggestions,
}: Pick<AddressValidation, 'status' | 'suggestions'>): 'none' | 'suggestion' | 'editOrUse' | 'edit' {
  if (status === 'success') return suggestions.length > 0 ? 'suggestion' : 'none';
  if (status === 'editNotFound') return 'editOrUse';
  return status === 'notFoundWithoutSuggestion' ? 'edit' : 'none';
}

const noErrors = { errorCode: undefined, errorMessage: undefined, billingError: undefined };

function firstDetail(error: unknown): { readonly code?: string; readonly message?: string } {
  return isB2cError(error) ? { code: error.errorCode, message: error.message } : {};
}
