import { useQuery } from '@tanstack/react-query';
import { useB2c } from '../client/ClientProvider.ts';
import { useB2cMutation } from '../mutations/useB2cMutation.ts';
import { checkoutQueries } from './checkoutQueries.ts';
import { checkoutMutations } from './checkoutMutations.ts';

// The factories of this folder, wired to the client of the page.

/** Everything that the checkout has gathered so far: `checkout.state`. */
export const useCheckout = () => useQuery(checkoutQueries.state(useB2c().client));
/** Delivery methods of each shipment with date and price: `checkout.shipmentOptions`. */
export const useShipmentOptions = () => useQuery(checkoutQueries.shipmentOptions(useB2c().client));
/** Payment methods and how many cards each allows: `checkout.paymentOptions`. */
export const usePaymentOptions = () => useQuery(checkoutQueries.paymentOptions(useB2c().client));

/** A session with the payment gateway: its frame, or its own page without script: `checkout.paymentSession`. */
export const useStartPaymentSession = () =>
  useB2cMutation(checkoutMutations.startPaymentSession(useB2c().client));
