import type { CheckoutState } from '@driveline/api';
import { useQuery } from '@tanstack/react-query';
import { useB2c } from '../client/ClientProvider.ts';
import { storeQueries } from '../stores/storeQueries.ts';

/** Postal code that was typed before an address was (PLUS-060). */
export function codeOfCart({ cart, shippingAddress, containsShipToHomeItem }: CheckoutState) {
  if (!containsShipToHomeItem || shippingAddress) return undefined;
  return cart.postalCode ?? cart.grandOrderPriceInfo.estimatedFor ?? undefined;
}

/** What that postal code tells, as the page has it. */
export function useCartPlace(state: CheckoutState) {
  const code = codeOfCart(state);
  const query = storeQueries.placeByPostalCode(useB2c().client, code ?? '');
  return useQuery({ ...query, enabled: code !== undefined }).data;
}
