import { cartEndpoints } from './cart.ts';
import { catalogEndpoints } from './catalog.ts';
import { checkoutEndpoints } from './checkout.ts';
import { orderEndpoints } from './orders.ts';
import { shellEndpoints } from './shell.ts';
import { storeEndpoints } from './stores.ts';
import { vehicleEndpoints } from './vehicles.ts';

/** Every call of the contract: policy only, so that a browser that imports it ships no validator. */
export const endpoints = {
  ...cartEndpoints,
  ...catalogEndpoints,
  ...checkoutEndpoints,
  ...orderEndpoints,
  ...shellEndpoints,
  ...storeEndpoints,
  ...vehicleEndpoints,
};

export type EndpointId = keyof typeof endpoints;
