import { cartMutations } from '../cart/cartMutations.ts';
import { checkoutMutations } from '../checkout/checkoutMutations.ts';
import { orderMutations } from '../orders/orderMutations.ts';
import { storeMutations } from '../stores/storeMutations.ts';
import { vehicleMutations } from '../vehicles/vehicleMutations.ts';

/** Every change of the journey: `await mutations.addItem(client).mutate(input)` in a route action. */
export const mutations = {
  ...cartMutations,
  ...checkoutMutations,
  ...orderMutations,
  ...storeMutations,
  ...vehicleMutations,
};
