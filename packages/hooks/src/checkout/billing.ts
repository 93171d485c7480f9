import type { B2cClient, CheckoutState } from '@driveline/api';
import type { Address } from '@driveline/api/contract';
import { addressForm, fromWireAddress, toWireAddress, type Issue, type Values } from '@driveline/validation';
import { checkoutMutations } from './checkoutMutations.ts';
import {
  chosenAddress,
  OTHER_ADDRESS,
  SAVED_ADDRESS,
  type ContactMarket,
  type KnownMember,
} from './contactStep.ts';
import { savedAddressOf } from './savedAddressOf.ts';

/** Choice of the field `SAVED_ADDRESS`: the delivery's address counts, which is the default. */
export const SAME_ADDRESS = 'same';

const NAMES = ['firstName', 'lastName'] as const;

/** The billing address of the payment step; only one that is typed has rules. */
export const validateBilling = (market: ContactMarket, typed: Values) =>
  typed[SAVED_ADDRESS] === OTHER_ADDRESS
    ? addressForm(market, NAMES).validate(typed)
    : { values: {}, issues: [] };

type Known = Pick<CheckoutState, 'billingAddress' | 'contact'>;

/** Start values: what the order has, else the names of its contact. */
export function billingValues(
  { billingAddress, contact }: Known,
  market: ContactMarket,
  addresses: KnownMember['addresses'],
): Record<string, string> {
  const { firstName = '', lastName = '' } = billingAddress ?? contact ?? {};
  const own = billingAddress && (savedAddressOf(addresses, billingAddress) ?? OTHER_ADDRESS);
  return {
    ...(billingAddress && fromWireAddress(billingAddress, market)),
    ...{ firstName, lastName, [SAVED_ADDRESS]: own ?? SAME_ADDRESS },
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
  if (!(SAVED_ADDRESS in typed)) return undefined;
  const { values, issues } = validateBilling(market, typed);
  if (issues.length > 0) return issues;
  const isSame = typed[SAVED_ADDRESS] === SAME_ADDRESS;
  // The delivery's counts already.
  if (isSame && (await client.call('checkout.state')).billingAddress === null) return undefined;
  const billingAddress = isSame
    ? null
    : ((await chosenAddress(client, typed)) ?? (toWireAddress(values, market) as Address));
  // The delivery's was checked in its own step.
  await checkoutMutations.changeAddress(client).mutate({ billingAddress, useAsEntered: true });
  return undefined;
}
