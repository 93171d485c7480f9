import {
  isB2cError,
  type Address,
  type AddressAnswer,
  type B2cClient,
  type B2cError,
  type CheckoutState,
  type ErrorKeyOf,
  type Place,
} from '@driveline/api';
import type { CurrentUser, SavedAddress } from '@driveline/api/contract';
import {
  addressForm,
  contactForm,
  fieldNormalizer,
  fromWireAddress,
  toWireAddress,
  type FieldKind,
  type Issue,
  type MarketOptions,
  type Values,
} from '@driveline/validation';
import { filledValues, type PlaceMarket } from '../stores/placeFill.ts';
import { addressLines } from '../models/placedOrder.ts';
import { checkoutMutations } from './checkoutMutations.ts';
import { savedAddressOf } from './savedAddressOf.ts';

/** What the step reads of a market, by shape. */
export type ContactMarket = Pick<
  MarketOptions,
  'phone' | 'countries' | 'states' | 'postalCode' | 'fiscalId'
> &
  Pick<PlaceMarket, 'address'>;

/** Field that names a saved address, or says that another one is typed. */
export const SAVED_ADDRESS = 'savedAddress';
export const OTHER_ADDRESS = 'other';

/** Name of the button that signs in first and comes back with what was typed. */
export const SIGN_IN_FIRST = 'signInFirst';

/** Field by which a member keeps the typed address for the next order (CART-041). */
export const SAVE_ADDRESS = 'saveAddress';

/** Id of the saved address that a form has chosen; undefined where one is typed. */
const savedAddressId = (typed: Values): string | undefined => {
  const id = typed[SAVED_ADDRESS];
  return id && id !== OTHER_ADDRESS ? id : undefined;
};

const CONTACT = ['email', 'firstName', 'lastName', 'phoneNumber'] as const;

/** Names of the contact's fields in the order of the page: email first (PLUS-018). */
export const contactNames = (market: Pick<ContactMarket, 'fiscalId'>) => [
  ...CONTACT,
  ...(market.fiscalId ? (['fiscalId'] as const) : []),
];

/** Fields of the step whose text is put into form while it is typed (VALID-004). */
export const contactKinds = ({ address }: Pick<ContactMarket, 'address'>) => {
  const codes = address.fields.filter(({ kind }) => kind === 'postalCode');
  const kinds: Record<string, FieldKind> = { phoneNumber: 'phone', fiscalId: 'fiscalId' };
  for (const { name } of codes) kinds[name] = 'postalCode';
  return kinds;
};

/**
 * Contact and address as one form: every value and every issue, in the order of the page. The address is asked only
 * when something ships (CART-034), and a saved one is not typed.
 */
export function validateContact(market: ContactMarket, isShipped: boolean, input: Values) {
  // The phone is only for texts about the order, a fiscal id where the law does not ask one only for an invoice.
  const optional = ['phoneNumber' as const, ...(market.fiscalId?.required ? [] : (['fiscalId'] as const))];
  const contact = contactForm(market, contactNames(market), optional);
  const isTyped = isShipped && savedAddressId(input) === undefined;
  const results = [contact, ...(isTyped ? [addressForm(market, [])] : [])].map((form) =>
    form.validate(input),
  );
  return {
    values: Object.assign({}, ...results.map(({ values }) => values)) as Record<string, string>,
    issues: results.flatMap(({ issues }) => issues),
  };
}

/** What is known of a member. */
export interface KnownMember {
  readonly profile?:
    Pick<CurrentUser, 'email' | 'firstName' | 'lastName' | 'phoneNumber' | 'taxDocument'> | undefined;
  /** The default one first. */
  readonly addresses: readonly SavedAddress[];
}

/**
 * What is known already, as the form's start values: what the order has, else the account, else the postal code that
 * was typed in the cart with what it tells (PLUS-050, PLUS-060, WCAG 3.3.7).
 * @param place of that postal code
 */
export function contactValues(
  { contact, lastFiscalId, shippingAddress, cart }: CheckoutState,
  market: ContactMarket,
  { profile, addresses }: KnownMember = { addresses: [] },
  place?: Place,
): Record<string, string> {
  const { email = '', firstName = '', lastName = '', phoneNumber = '' } = profile ?? {};
  const knownFiscalId = profile?.taxDocument?.taxId ?? lastFiscalId;
  const postalCode = cart.postalCode ?? cart.grandOrderPriceInfo.estimatedFor;
  const typed = postalCode === null ? {} : { postalCode };
  return {
    ...fromWireAddress({ ...(shippingAddress ?? typed), phoneNumber }, market),
    ...(!shippingAddress && place && filledValues(market, place)),
    ...filled({ email, firstName, lastName }),
    ...filled(contact ?? {}),
    ...(market.fiscalId && fiscalIdShown(contact?.fiscalId || knownFiscalId, market)),
    ...(addresses.length > 0 && {
      [SAVED_ADDRESS]: savedAddressOf(addresses, shippingAddress) ?? OTHER_ADDRESS,
    }),
    // Of an account without an address the first one is kept; who has sent the step has chosen.
    ...(profile && addresses.length === 0 && !shippingAddress && { [SAVE_ADDRESS]: 'true' }),
  };
}

/** A tax number in the form in which it is typed: it is kept without signs. */
function fiscalIdShown(kept: string | undefined, market: ContactMarket) {
  const format = fieldNormalizer('fiscalId', market);
  return kept && { fiscalId: format?.(kept, 0).text ?? kept };
}

/** Who gets an order and where, as the folded step shows it. */
export const contactLines = (
  { contact, shippingAddress }: Pick<CheckoutState, 'contact' | 'shippingAddress'>,
  market: Pick<ContactMarket, 'postalCode'>,
): string[] =>
  [
    `${contact?.firstName} ${contact?.lastName}`,
    contact?.email ?? '',
    ...(shippingAddress ? addressLines(shippingAddress, market) : []),
  ].filter((line) => line !== '');

/** What was typed of the step, to be kept while its guest signs in (PLUS-050). */
export function contactDraft(market: ContactMarket, typed: Values): Record<string, string> {
  const { fields } = market.address;
  const names = [...contactNames(market), ...fields.map(({ name }) => name)];
  // The code alone may come from the cart.
  const hasAddress = fields.some(({ name, kind }) => kind !== 'postalCode' && typed[name]);
  return {
    ...filled(Object.fromEntries(names.map((name) => [name, typed[name] ?? '']))),
    ...(hasAddress && { [SAVED_ADDRESS]: OTHER_ADDRESS }),
  };
}

/** The typed fields with a near address in their place (CART-038). What it leaves open stays as it was typed. */
export const withAddress = (typed: Values, address: Address, market: ContactMarket) => ({
  ...typed,
  ...filled(fromWireAddress(address, market)),
});

const filled = (values: Values) => Object.fromEntries(Object.entries(values).filter(([, value]) => value));

/** Why contact and address were not taken, and everything that was typed. */
export interface ContactRefusal {
  readonly values: Values;
  readonly issues?: readonly Issue[];
  /** The address is not known as typed, and has not been taken (CART-038). */
  readonly addressChoice?: AddressQuestion;
  /** The fields of the address are shown, whatever was chosen instead of typing it (CART-039). */
  readonly manualForm?: true;
  readonly error?: B2cError;
}

/**
 * Contact and address of an order, by the step's form (API-069).
 * @param useAsEntered the shopper has been asked about the address, and wants it so
 * @returns undefined once the order has them
 */
export async function sendContact(
  client: B2cClient,
  market: ContactMarket,
  form: Values,
  useAsEntered: boolean,
): Promise<ContactRefusal | undefined> {
  let typed = form;
  let saved: Address | undefined;
  try {
    const { containsShipToHomeItem: isShipped } = await client.call('checkout.state');
    saved = await chosenAddress(client, typed);
    // One that was removed meanwhile is typed instead.
    const isGone = !saved && savedAddressId(typed) !== undefined;
    if (isGone) typed = { ...typed, [SAVED_ADDRESS]: OTHER_ADDRESS };
    const { values, issues } = validateContact(market, isShipped, typed);
    if (issues.length > 0) return { values: typed, issues, ...(isGone && { manualForm: true }) };
    const isKept = SAVE_ADDRESS in typed;
    const body = contactBody(values, market, { isShipped, useAsEntered, saved, isKept });
    const addressChoice = addressQuestion(await checkoutMutations.setAddress(client).mutate(body));
    return addressChoice && !useAsEntered ? { values: typed, addressChoice } : undefined;
  } catch (error) {
    if (!isB2cError(error)) throw error;
    const isOfAddress = saved && ADDRESS_ERRORS.includes(error.errorMessageKey);
    return isOfAddress
      ? { values: asTyped(typed, saved!, market), manualForm: true, error }
      : { values: typed, error };
  }
}

const ADDRESS_ERRORS: readonly (string | undefined)[] = [
  'error_address_invalid',
  'error_address_not_found',
] satisfies ErrorKeyOf<'checkout.setAddress'>[];

/** A saved address that was refused, in the fields for typing, where it is mended. */
function asTyped(typed: Values, saved: Address, market: ContactMarket): Values {
  const known = fromWireAddress(saved, market);
  const place = market.address.fields.map(({ name }) => [name, known[name] ?? '']);
  return { ...typed, ...Object.fromEntries(place), [SAVED_ADDRESS]: OTHER_ADDRESS };
}

export async function chosenAddress(client: B2cClient, typed: Values): Promise<Address | undefined> {
  const id = savedAddressId(typed);
  if (id === undefined) return undefined;
  const { addresses } = await client.call('account.addresses');
  return addresses.find(({ addressId }) => addressId === id)?.address;
}

/**
 * Body of the address call (API-069).
 * @param how `saved` takes the place of what was typed, as its owner keeps it; `isKept`: what was typed goes into the address book
 */
export function contactBody(
  values: Values,
  market: ContactMarket,
  {
    isShipped,
    useAsEntered,
    saved,
    isKept = false,
  }: { isShipped: boolean; useAsEntered: boolean; saved?: Address | undefined; isKept?: boolean },
) {
  const { email = '', firstName = '', lastName = '', fiscalId } = values;
  const wire = toWireAddress(values, market);
  return {
    email,
    firstName,
    lastName,
    ...(wire.phoneNumber && { phoneNumber: wire.phoneNumber }),
    ...(fiscalId && { fiscalId }),
    ...(isShipped && { shippingAddress: saved ?? (wire as Address) }),
    ...((useAsEntered || saved) && { useAsEntered: true }),
    ...(isShipped && isKept && !saved && { saveToProfile: true }),
  };
}

/** Nearest addresses to one that is not known as typed, or none. */
export interface AddressQuestion {
  readonly suggestions: readonly Address[];
  readonly mayUseAsEntered: boolean;
}

/** CART-038: what the shopper is asked about an address; undefined for one that is known. */
export function addressQuestion({
  validation,
  suggestions,
}: Pick<AddressAnswer, 'validation' | 'suggestions'>): AddressQuestion | undefined {
  if (validation === 'notFoundWithoutSuggestion') return { suggestions: [], mayUseAsEntered: false };
  const isAsked = validation === 'editNotFound' || suggestions.length > 0;
  return isAsked ? { suggestions, mayUseAsEntered: true } : undefined;
}
