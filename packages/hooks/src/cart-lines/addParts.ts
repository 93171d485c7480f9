import { isB2cError, type B2cClient } from '@driveline/api';
import { cartMutations } from '../cart/cartMutations.ts';
import type { SharedPart } from './sharedLink.ts';

/** Why a part did not go into the cart, in the server's words. */
export interface RefusedPart {
  readonly skuNumber: string;
  readonly message: string;
}

export interface AddedParts {
  readonly refused: readonly RefusedPart[];
  /** Whether any other was added. */
  readonly hasAdded: boolean;
}

/** Puts several parts into the cart, those that it takes (ACCT-046, PLUS-068). */
export async function addParts(client: B2cClient, parts: readonly SharedPart[]): Promise<AddedParts> {
  const refused: RefusedPart[] = [];
  // One after the other: they change one cart.
  for (const { skuNumber, quantity } of parts) {
    try {
      await cartMutations.addItem(client).mutate({ skuNumber, quantity });
    } catch (error) {
      if (!isB2cError(error)) throw error;
      refused.push({ skuNumber, message: error.message });
    }
  }
  return { refused, hasAdded: refused.length < parts.length };
}
