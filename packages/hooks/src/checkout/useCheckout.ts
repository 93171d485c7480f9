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

/** May this cart be bought now? `checkout.verify`. */
export const useVerifyCheckout = () => useB2cMutation(checkoutMutations.verifyCheckout(useB2c().client));
/** Can these parts be picked up at a store? `checkout.verifyForStore`. */
export const useVerifyForStore = () => useB2cMutation(checkoutMutations.verifyForStore(useB2c().client));
/** Contact and address of the order, checked against the postal code: `checkout.setAddress`. */
export const useSetAddress = () => useB2cMutation(checkoutMutations.setAddress(useB2c().client));
/** Choose the delivery method of a shipment: `checkout.setShipment`. */
export const useSetShipment = () => useB2cMutation(checkoutMutations.setShipment(useB2c().client));
/** Does a shipping membership hold? The cart remembers it and offers its delivery: `checkout.validateMembership`. */
export const useValidateMembership = () =>
  useB2cMutation(checkoutMutations.validateMembership(useB2c().client));
/** A session with the payment gateway: its frame, or its own page without script: `checkout.paymentSession`. */
export const useStartPaymentSession = () =>
  useB2cMutation(checkoutMutations.startPaymentSession(useB2c().client));
/** Attach a way to pay: bank cards and wallets by token, gift cards by number and PIN: `checkout.addPayment`. */
export const useAddPayment = () => useB2cMutation(checkoutMutations.addPayment(useB2c().client));
/** Change the attached card: its number of payments, its token, its billing address: `checkout.changePayment`. */
export const useChangePayment = () => useB2cMutation(checkoutMutations.changePayment(useB2c().client));
/** Take a way to pay off the cart; a gift card by its id: `checkout.removePayment`. */
export const useRemovePayment = () => useB2cMutation(checkoutMutations.removePayment(useB2c().client));
/** Start PayPal: where the shopper goes, and the token that comes back: `checkout.paypalLookup`. */
export const useStartPaypal = () => useB2cMutation(checkoutMutations.startPaypal(useB2c().client));
/** A merchant session for the Apple Pay sheet: `checkout.applePaySession`. */
export const useStartApplePay = () => useB2cMutation(checkoutMutations.startApplePay(useB2c().client));
/** What a gift card holds: `giftCards.balance`. */
export const useGiftCardBalance = () => useB2cMutation(checkoutMutations.giftCardBalance(useB2c().client));
/** Place the order, exactly once per idempotency key: `checkout.commit`. */
export const useCommit = () => useB2cMutation(checkoutMutations.commit(useB2c().client));
/** Keep the promotions choice of an order: `shell.subscribe`. */
export const useSubscribe = () => useB2cMutation(checkoutMutations.subscribe(useB2c().client));
