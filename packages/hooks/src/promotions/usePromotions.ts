import { useB2c } from '../client/ClientProvider.ts';
import { useB2cMutation } from '../mutations/useB2cMutation.ts';
import { promoMutations } from './promoMutations.ts';

// The factories of this folder, wired to the client of the page.

/** Apply a promotion code to the cart; the better of those that do not go together counts: `promotions.claim`. */
export const useClaimPromo = () => useB2cMutation(promoMutations.claim(useB2c().client));
/** Take a promotion code off the cart: `promotions.revoke`. */
export const useRevokePromo = () => useB2cMutation(promoMutations.revoke(useB2c().client));
