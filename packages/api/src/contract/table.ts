import { accountEndpoints } from './account.ts';
import { cartEndpoints } from './cart.ts';
import { catalogEndpoints } from './catalog.ts';
import { chatEndpoints } from './chat.ts';
import { checkoutEndpoints } from './checkout.ts';
import { dealEndpoints } from './deals.ts';
import { garageEndpoints } from './garage.ts';
import { contentEndpoints } from './content.ts';
import { identityEndpoints } from './identity.ts';
import { orderEndpoints } from './orders.ts';
import { rewardsEndpoints } from './rewards.ts';
import { promotionEndpoints } from './promotions.ts';
import { paymentEndpoints } from './payments.ts';
import { shellEndpoints } from './shell.ts';
import { storeEndpoints } from './stores.ts';
import { vehicleEndpoints } from './vehicles.ts';

/** Every call of the contract: policy only, so that a browser that imports it ships no validator. */
export const endpoints = {
  ...accountEndpoints,
  ...cartEndpoints,
  ...catalogEndpoints,
  ...chatEndpoints,
  ...checkoutEndpoints,
  ...dealEndpoints,
  ...garageEndpoints,
  ...contentEndpoints,
  ...identityEndpoints,
  ...orderEndpoints,
  ...rewardsEndpoints,
  ...promotionEndpoints,
  ...paymentEndpoints,
  ...shellEndpoints,
  ...storeEndpoints,
  ...vehicleEndpoints,
};

export type EndpointId = keyof typeof endpoints;
