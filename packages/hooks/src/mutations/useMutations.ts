import { cartMutations } from '../cart/cartMutations.ts';
import { checkoutMutations } from '../checkout/checkoutMutations.ts';
import { useB2c } from '../client/ClientProvider.ts';
import { orderMutations } from '../orders/orderMutations.ts';
import { storeMutations } from '../stores/storeMutations.ts';
import { vehicleMutations } from '../vehicles/vehicleMutations.ts';
import { useB2cMutation } from './useB2cMutation.ts';

export const useAddItem = () => useB2cMutation(cartMutations.addItem(useB2c().client));
export const useUpdateItem = () => useB2cMutation(cartMutations.updateItem(useB2c().client));
export const useRemoveItem = () => useB2cMutation(cartMutations.removeItem(useB2c().client));
export const useSetPreferredStore = () => useB2cMutation(storeMutations.setPreferredStore(useB2c().client));
export const useSetVehicle = () => useB2cMutation(vehicleMutations.setVehicle(useB2c().client));
export const useClearVehicle = () => useB2cMutation(vehicleMutations.clearVehicle(useB2c().client));
export const useAnswerQuestion = () => useB2cMutation(vehicleMutations.answerQuestion(useB2c().client));
export const useVerifyCheckout = () => useB2cMutation(checkoutMutations.verifyCheckout(useB2c().client));
export const useSetAddress = () => useB2cMutation(checkoutMutations.setAddress(useB2c().client));
export const useSetShipment = () => useB2cMutation(checkoutMutations.setShipment(useB2c().client));
export const useStartPaymentSession = () =>
  useB2cMutation(checkoutMutations.startPaymentSession(useB2c().client));
export const useAddPayment = () => useB2cMutation(checkoutMutations.addPayment(useB2c().client));
export const useCommit = () => useB2cMutation(checkoutMutations.commit(useB2c().client));
export const useLookupOrder = () => useB2cMutation(orderMutations.lookupOrder(useB2c().client));
