import { accountSchemas } from './account.ts';
import { cartSchemas } from './cart.ts';
import { catalogSchemas } from './catalog.ts';
import { chatSchemas } from './chat.ts';
import { checkoutSchemas } from './checkout.ts';
import { dealSchemas } from './deals.ts';
import { garageSchemas } from './garage.ts';
import { contentSchemas } from './content.ts';
import { giftCardSchemas } from './giftCards.ts';
import { identitySchemas } from './identity.ts';
import { orderSchemas } from './orders.ts';
import { reviewSchemas } from './reviews.ts';
import { rewardsSchemas } from './rewards.ts';
import { promotionSchemas } from './promotions.ts';
import { paymentSchemas } from './payments.ts';
import { savedItemSchemas } from './savedItems.ts';
import { shellSchemas } from './shell.ts';
import { storeSchemas } from './stores.ts';
import { vehicleSchemas } from './vehicles.ts';
import type { EndpointId } from '../table.ts';
import type { EndpointSchemas } from './endpointSchemas.ts';

/** By name, so that the declarations of the package hold each shape once. */
type Schemas = typeof accountSchemas &
  typeof cartSchemas &
  typeof catalogSchemas &
  typeof chatSchemas &
  typeof checkoutSchemas &
  typeof dealSchemas &
  typeof garageSchemas &
  typeof contentSchemas &
  typeof giftCardSchemas &
  typeof identitySchemas &
  typeof orderSchemas &
  typeof reviewSchemas &
  typeof rewardsSchemas &
  typeof promotionSchemas &
  typeof paymentSchemas &
  typeof savedItemSchemas &
  typeof shellSchemas &
  typeof storeSchemas &
  typeof vehicleSchemas;

/** Request and answer shapes of every call, for the server, the OpenAPI document, fixtures and tests. */
export const schemas: Schemas = {
  ...accountSchemas,
  ...cartSchemas,
  ...catalogSchemas,
  ...chatSchemas,
  ...checkoutSchemas,
  ...dealSchemas,
  ...garageSchemas,
  ...contentSchemas,
  ...giftCardSchemas,
  ...identitySchemas,
  ...orderSchemas,
  ...reviewSchemas,
  ...rewardsSchemas,
  ...promotionSchemas,
  ...paymentSchemas,
  ...savedItemSchemas,
  ...shellSchemas,
  ...storeSchemas,
  ...vehicleSchemas,
} satisfies Record<EndpointId, EndpointSchemas>;
