import type { B2cClient, OutputOf } from '@driveline/api';
import { defineForm, issue, type Issue, type Values } from '@driveline/validation';
import { checkoutMutations } from './checkoutMutations.ts';

/** Name of the field that takes the code of a shipping membership. */
export const MEMBERSHIP_FIELD = 'membershipToken';

/** Its form: a code, whatever it looks like. */
export const membershipForm = defineForm([
  {
    name: MEMBERSHIP_FIELD,
    check: (code) => (code === '' ? issue('required', {}, MEMBERSHIP_FIELD) : undefined),
    maxLength: 100,
  },
]);

/**
 * Adds the delivery of a membership to the ways of a cart (CART-031).
 * @param typed fields of `membershipForm`
 * @returns what is wrong with them, and then nothing was sent
 * @throws B2cError of a membership that does not hold
 */
export async function addMembership(client: B2cClient, typed: Values): Promise<readonly Issue[]> {
  const { values, issues } = membershipForm.validate(typed);
  const token = values[MEMBERSHIP_FIELD] ?? '';
  if (issues.length === 0) await checkoutMutations.validateMembership(client).mutate({ token });
  return issues;
}

/** Whether a membership that holds adds its delivery to the ways of a shipment. */
export const offersMembership = ({ shipments }: OutputOf<'checkout.shipmentOptions'>): boolean =>
  shipments.some(({ shippingMethods }) => shippingMethods.membership?.available);
