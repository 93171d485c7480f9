import type { B2cClient, CheckoutState } from '@driveline/api';
import type { Address } from '@driveline/api/contract';
import { addressForm, fromWireAddress, toWireAddress, type Issue, type Values } from '@driveline/validation';
import { checkoutMutations } from './checkoutMutations.ts';
import {
  chosenAddress,
  OTHER_ADDRESS,
  SAVED_ADDRESS,
  savedAddressId,
  type ContactMarket,
  type KnownMember,
} from './contactStep.ts';
import { savedAddressOf } from './savedAddressOf.ts';

/** Field that says whose billing address counts: the delivery's, which is the default, or an own one. */
export const BILLING = 'billing';
export const SAME_BILLING = 'same';
export const OWN_BILLING = 'own';

const NAMES = ['firstName', 'lastName'] as const;

/** The billing address of the payment step; only an own one that is typed has rules. */
export function validateBilling(market: ContactMarket, typed: Values) {
  const isTyped = typed[BILLING] === OWN_BILLING && savedAddressId(typed) === undefined;
  return isTyped ? addressForm(market, NAMES).validate(typed) : { values: {}, issues: [] };
}

type Known = Pick<CheckoutState, 'billingAddress' | 'contact'>;

/** Start values: what the order has, else the names of its contact. */
export function billingValues(
  { billingAddress, contact }: Known,
  market: ContactMarket,
  addresses: KnownMember['addresses'],
): Record<string, string> {
  const { firstName = '', lastName = '' } = billingAddress ?? contact ?? {};
  return {
    ...(billingAddress && fromWireAddress(billingAddress, market)),
    ...{ firstName, lastName, [BILLING]: billingAddress ? OWN_BILLING : SAME_BILLING },
    ...(addresses.length > 0 && {
      [SAVED_ADDRESS]: savedAddressOf(addresses, billingAddress) ?? OTHER_ADDRESS,
    }),
  };
}

/**
 * Gives the order the billing address of a form, or takes an own one away (CART-037).
 * @returns what is wrong with it; undefined once the order has it, or where the form asks for none
 * @throws B2cError of the call
 */
export async function sendBilling(
  client: B2cClient,
  market: ContactMarket,
  typed: Values,
): Promise<readonly Issue[] | undefined> {
  if (!(BILLING in typed)) return undefined;
  const { values, issues } = validateBilling(market, typed);
  if (issues.length > 0) return issues;
  const billingAddress =
    typed[BILLING] === OWN_BILLING
      ? ((await chosenAddress(client, typed)) ?? (toWireAddress(values, market) as Address))
      : null;
  const known = billingAddress ?? (await client.call('checkout.state')).billingAddress;
  // The delivery's counts already.
  if (known === null) return undefined;
  // The delivery's was checked in its own step.
  await checkoutMutations.changeAddress(client).mutate({ billingAddress, useAsEntered: true });
  return undefined;
}
