import type { EndpointId } from '../table.ts';
import type { ErrorTable } from './errorTable.ts';
import { accountErrors } from './account.ts';
import { cartErrors } from './cart.ts';
import { catalogErrors } from './catalog.ts';
import { chatErrors } from './chat.ts';
import { checkoutErrors } from './checkout.ts';
import { contentErrors } from './content.ts';
import { dealErrors } from './deals.ts';
import { garageErrors } from './garage.ts';
import { identityErrors } from './identity.ts';
import { orderErrors } from './orders.ts';
import { paymentErrors } from './payments.ts';
import { promotionErrors } from './promotions.ts';
import { rewardsErrors } from './rewards.ts';
import { shellErrors } from './shell.ts';
import { storeErrors } from './stores.ts';
import { vehicleErrors } from './vehicles.ts';

/**
 * HTTP status by error key of each call that has keys of its own (API-026); 422 is the default of a key that names
 * none. Apart from the rows, because only servers and documents read it.
 */
export const errors = {
  ...accountErrors,
  ...cartErrors,
  ...catalogErrors,
  ...chatErrors,
  ...checkoutErrors,
  ...contentErrors,
  ...dealErrors,
  ...garageErrors,
  ...identityErrors,
  ...orderErrors,
  ...paymentErrors,
  ...promotionErrors,
  ...rewardsErrors,
  ...shellErrors,
  ...storeErrors,
  ...vehicleErrors,
} as const satisfies Partial<Record<EndpointId, Readonly<Record<string, number>>>>;

/** The error keys that a call documents beside those of any call, with their statuses. */
export function errorsOf(id: EndpointId): Readonly<Record<string, number>> {
  return (errors as ErrorTable)[id] ?? {};
}
