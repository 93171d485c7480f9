import { isB2cError, type B2cClient, type CheckoutState } from '@driveline/api';
import type { Address } from '@driveline/api/contract';
import { addressForm, fromWireAddress, toWireAddress, type Issue, type Values } from '@driveline/validation';
import { accountMutations } from '../account/accountMutations.ts';
import { checkoutMutations } from './checkoutMutations.ts';
import {
  addressQuestion,
  chosenAddress,
  OTHER_ADDRESS,
  SAVED_ADDRESS,
  type AddressQuestion,
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

/** Why a billing address was not taken: what is wrong with it, or what the shopper is asked about it. */
export type BillingRefusal =
  { readonly issues: readonly Issue[] } | { readonly addressChoice: AddressQuestion };

/**
 * Gives the order the billing address of a form, or takes an own one away (CART-037). One that is typed and not known so
 * is asked about, as that of the delivery is (CART-038).
 * @returns undefined once the order has it, or where the form asks for none
 * @throws B2cError of the call
 */
export async function sendBilling(
  client: B2cClient,
  market: ContactMarket,
  typed: Values,
): Promise<BillingRefusal | undefined> {
  if (!(SAVED_ADDRESS in typed)) return undefined;
  const { values, issues } = validateBilling(market, typed);
  if (issues.length > 0) return { issues };
  const isSame = typed[SAVED_ADDRESS] === SAME_ADDRESS;
  const isTyped = typed[SAVED_ADDRESS] === OTHER_ADDRESS;
  const { billingAddress: known = null } = isSame || isTyped ? await client.call('checkout.state') : {};
  // The delivery's counts already.
  if (isSame && known === null) return undefined;
  const billingAddress = isSame
    ? null
    : ((await chosenAddress(client, typed)) ?? (toWireAddress(values, market) as Address));
  if (isTyped && billingAddress && !('useAsEntered' in typed)) {
    const addressChoice = await questionOf(client, billingAddress, known);
    if (addressChoice) return { addressChoice };
  }
  // The delivery's was checked in its own step.
  await checkoutMutations.changeAddress(client).mutate({ billingAddress, useAsEntered: true });
  return undefined;
}

/** A card is billed where nothing is delivered: the address may stay as it was typed, and a check that fails asks nothing. */
async function questionOf(
  client: B2cClient,
  typed: Address,
  known: Address | null,
): Promise<AddressQuestion | undefined> {
  // The order has it so: it was asked about before.
  if (known && savedAddressOf([{ addressId: '', isDefault: true, address: known }], typed) !== undefined)
    return undefined;
  try {
    const { status, suggestions } = await accountMutations.verifyAddress(client).mutate(typed);
    const question = addressQuestion({ validation: status, suggestions });
    return question && { ...question, mayUseAsEntered: true };
  } catch (error) {
    if (isB2cError(error)) return undefined;
    throw error;
  }
}
