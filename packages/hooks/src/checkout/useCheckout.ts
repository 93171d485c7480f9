import { useQuery } from '@tanstack/react-query';
import { useB2c } from '../client/ClientProvider.ts';
import { useB2cMutation } from '../mutations/useB2cMutation.ts';
import { checkoutQueries } from './checkoutQueries.ts';
import { checkoutMutations } from './checkoutMutations.ts';

// The factories of this folder, wired to the client of the page.
export const useCheckout = () => useQuery(checkoutQueries.state(useB2c().client));
export const useShipmentOptions = () => useQuery(checkoutQueries.shipmentOptions(useB2c().client));
export const usePaymentOptions = () => useQuery(checkoutQueries.paymentOptions(useB2c().client));

export const useVerifyCheckout = () => useB2cMutation(checkoutMutations.verifyCheckout(useB2c().client));
export const useVerifyForStore = () => useB2cMutation(checkoutMutations.verifyForStore(useB2c().client));
export const useSetAddress = () => useB2cMutation(checkoutMutations.setAddress(useB2c().client));
export const useSetShipment = () => useB2cMutation(checkoutMutations.setShipment(useB2c().client));
export const useValidateMembership = () =>
  useB2cMutation(checkoutMutations.validateMembership(useB2c().client));
export const useStartPaymentSession = () =>
  useB2cMutation(checkoutMutations.startPaymentSession(useB2c().client));
export const useAddPayment = () => useB2cMutation(checkoutMutations.addPayment(useB2c().client));
export const useChangePayment = () => useB2cMutation(checkoutMutations.changePayment(useB2c().client));
export const useRemovePayment = () => useB2cMutation(checkoutMutations.removePayment(useB2c().client));
export const useStartPaypal = () => useB2cMutation(checkoutMutations.startPaypal(useB2c().client));
export const useStartApplePay = () => useB2cMutation(checkoutMutations.startApplePay(useB2c().client));
export const useGiftCardBalance = () => useB2cMutation(checkoutMutations.giftCardBalance(useB2c().client));
export const useCommit = () => useB2cMutation(checkoutMutations.commit(useB2c().client));
export const useSubscribe = () => useB2cMutation(checkoutMutations.subscribe(useB2c().client));
