import type { B2cClient, InputOf } from '@driveline/api';
import type { Address } from '@driveline/api/contract';
import {
  accountForm,
  addressForm,
  newPasswordForm,
  toWireAddress,
  type AccountFormOptions,
  type AddressFormOptions,
  type Form,
  type Values,
  type WireOptions,
} from '@driveline/validation';
import { accountMutations } from './accountMutations.ts';
import { taxDocumentRules, type TaxMarket } from './taxData.ts';

/** Parts of the profile that open for editing by themselves (ACCT-041). */
export type ProfileSectionName =
  'contact' | 'email' | 'phone' | 'password' | 'preferences' | 'address' | 'card' | 'tax';

export type ProfileMarket = AccountFormOptions & AddressFormOptions & WireOptions & TaxMarket;

const anything: Pick<Form, 'validate'> = { validate: () => ({ values: {}, issues: [] }) };

/** The rules of a section's form. */
export function profileSectionForm(
  section: ProfileSectionName,
  market: ProfileMarket,
): Pick<Form, 'validate'> {
  switch (section) {
    case 'contact':
      return accountForm(market, ['firstName', 'lastName', 'postalCode']);
    case 'email':
      return accountForm(market, ['email']);
    case 'phone':
      return accountForm(market, ['phoneNumber']);
    case 'password':
      return newPasswordForm({ isRepeated: true });
    case 'address':
      return addressForm(market, ['firstName', 'lastName', 'phoneNumber']);
    case 'tax':
      return market.taxDocument ? taxDocumentRules(market.taxDocument, market) : anything;
    case 'preferences':
    case 'card':
      return anything;
  }
}

type SentSection = {
  readonly client: B2cClient;
  readonly market: WireOptions;
  /** As typed: passwords, choices that are ticked, `addressId` of an address that is changed. */
  readonly typed: Values;
  /** What the form's rules made of it. */
  readonly values: Values;
};

/** Sections that are saved alike; a card may need the gateway's page first (`saveCard`). */
export type SavedSection = Exclude<ProfileSectionName, 'card'>;

/**
 * Saves a section whose form was found right.
 * @returns where an address is not known as typed, and nothing was saved, what is suggested for it (CART-038)
 * @throws B2cError of the call
 */
export async function saveProfileSection(
  section: SavedSection,
  sent: SentSection,
): Promise<readonly Address[] | undefined> {
  if (section === 'address') return saveAddress(sent);
  if (section === 'preferences') await savePreferences(sent);
  else await accountMutations.update(sent.client).mutate(changeOf[section](sent));
  return undefined;
}

const savePreferences = ({ client, typed }: SentSection) =>
  accountMutations.preferences(client).mutate({
    receivePromoAndSpecialEvents: 'promo' in typed,
    receivePromoPrint: 'print' in typed ? '1' : '0',
    receiveTextMessage: 'texts' in typed,
  });

type Change = NonNullable<InputOf<'account.update'>['body']>;

/** What is signed in with is changed with the current password only. */
const changeOf: Readonly<
  Record<Exclude<SavedSection, 'address' | 'preferences'>, (sent: SentSection) => Change>
> = {
  contact: ({ values: { firstName, lastName, postalCode } }) => ({
    ...(firstName && { firstName }),
    ...(lastName && { lastName }),
    ...(postalCode && { postalCode }),
  }),
  email: ({ values: { email = '' }, typed: { currentPassword = '' } }) => ({ email, currentPassword }),
  phone: ({ values: { phoneNumber = '' }, typed: { currentPassword = '' } }) => ({
    phoneNumber,
    currentPassword,
  }),
  tax: ({ values: { taxId = '', ...values } }) => ({ taxDocument: { ...values, taxId } }),
  password: ({ typed: { password: newPassword = '', currentPassword = '' } }) => ({
    newPassword,
    currentPassword,
  }),
};

async function saveAddress({ client, market, typed, values }: SentSection) {
  const address = toWireAddress(values, market) as Address;
  if (!('useAsEntered' in typed)) {
    const { status, suggestions } = await accountMutations.verifyAddress(client).mutate(address);
    if (status === 'editNotFound') return suggestions;
    if (status === 'notFoundWithoutSuggestion') return [];
  }
  const { addressId } = typed;
  const isDefault = 'isDefault' in typed;
  if (addressId) await accountMutations.changeAddress(client).mutate({ addressId, address, isDefault });
  else await accountMutations.addAddress(client).mutate({ address, isDefault });
  return undefined;
}
