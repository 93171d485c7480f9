export { ClientProvider, useB2c } from './client/ClientProvider.ts';
export type { B2cContext } from './client/ClientProvider.ts';
export { createQueryClient } from './client/queryClient.ts';
export * from './constants.ts';
export { freshened, handOver, takeOver } from './handover/handOver.ts';
export type { HandedOver } from './handover/handOver.ts';

export { cartQueries } from './cart/cartQueries.ts';
export { catalogQueries } from './catalog/catalogQueries.ts';
export type { SearchParameters } from './catalog/catalogQueries.ts';
export type { PageType } from './catalog/fetchPageType.ts';
export type { ProductParameters } from './catalog/fetchProduct.ts';
export { checkoutQueries } from './checkout/checkoutQueries.ts';
export { configQueries } from './config/configQueries.ts';
export { contentQueries } from './content/contentQueries.ts';
export { headerQueries } from './header/headerQueries.ts';
export { orderQueries } from './orders/orderQueries.ts';
export { storeQueries } from './stores/storeQueries.ts';
export { StoreSearchConfigError } from './stores/searchStores.ts';
export type { StoreSearchParameters, StoreSearchResult } from './stores/searchStores.ts';
export { vehicleQueries } from './vehicles/vehicleQueries.ts';
export type { LevelParameters } from './vehicles/vehicleQueries.ts';

export type { Mutation } from './mutations/mutation.ts';
export { mutations } from './mutations/mutations.ts';
export { useB2cMutation } from './mutations/useB2cMutation.ts';
export * from './mutations/useMutations.ts';
export type { AddItemInput, RemoveItemInput, UpdateItemInput } from './cart/cartMutations.ts';
export { withQuantity } from './cart/cartChanges.ts';

export { NO_SHOPPER, shopperKey, shopperOf, shopperVehicle, vehicleQuestions } from './shopper/shopper.ts';
export type { Shopper, ShopperVehicle } from './shopper/shopper.ts';
