import { useQuery } from '@tanstack/react-query';
import { useB2c } from '../client/ClientProvider.ts';
import { useB2cMutation } from '../mutations/useB2cMutation.ts';
import { cartMutations } from './cartMutations.ts';
import { cartQueries } from './cartQueries.ts';

// The factories of this folder, wired to the client of the page.

/** The whole cart; an empty one for a session without: `cart.detail`. */
export const useCart = (options?: { readonly postalCode?: string }) =>
  useQuery(cartQueries.detail(useB2c().client, options));
/** Count, subtotal and lines for the mini-cart: `cart.mini`. */
export const useMiniCart = () => useQuery(cartQueries.mini(useB2c().client));

/** Add a sku; a line with the same sku, vehicle and shipment type grows: `cart.addItem`. */
export const useAddItem = () => useB2cMutation(cartMutations.addItem(useB2c().client));
/** Change quantity or fulfilment of a line: `cart.updateItem`. */
export const useUpdateItem = () => useB2cMutation(cartMutations.updateItem(useB2c().client));
/** Remove a line: `cart.removeItem`. */
export const useRemoveItem = () => useB2cMutation(cartMutations.removeItem(useB2c().client));
