import { isB2cError, type B2cClient } from '@driveline/api';
import { cartMutations } from '../cart/cartMutations.ts';
import type { SharedPart } from './sharedLink.ts';

/** Why a part did not go into the cart, in the server's words; empty where it had none. */
export interface RefusedPart {
  readonly skuNumber: string;
  readonly message: string;
}

export interface AddedParts {
  readonly refused: readonly RefusedPart[];
  /** Whether any other was added. */
  readonly hasAdded: boolean;
}

/** Says no to this part alone. */
const isRefusal = ({ kind, status = 0 }: { kind: string; status?: number }) =>
  kind === 'http' && status >= 400 && status < 500 && ![401, 408, 429].includes(status);

/**
 * Puts several parts into the cart, those that it takes (ACCT-046, PLUS-068). A failure that is no refusal, as a late
 * answer, ends it: what is left counts as refused once another part is in, so that nobody adds that one twice.
 * @throws the failure where nothing was added before it
 */
export async function addParts(client: B2cClient, parts: readonly SharedPart[]): Promise<AddedParts> {
  const refused: RefusedPart[] = [];
  // One after the other: they change one cart.
  for (const [index, { skuNumber, quantity }] of parts.entries()) {
    try {
      await cartMutations.addItem(client).mutate({ skuNumber, quantity });
    } catch (error) {
      if (!isB2cError(error)) throw error;
      if (isRefusal(error)) refused.push({ skuNumber, message: error.message });
      else if (refused.length === index) throw error;
      else {
        const { message } = error;
        refused.push(...parts.slice(index).map((part) => ({ skuNumber: part.skuNumber, message })));
        break;
      }
    }
  }
  return { refused, hasAdded: refused.length < parts.length };
}
