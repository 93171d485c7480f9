import type { Address, B2cClient } from '@driveline/api';
import { isB2cError } from '@driveline/api';
import { accountMutations } from '@driveline/hooks';
import type { Market } from '@driveline/markets';
import { toWireAddress, type Issue, type Values } from '@driveline/validation';
import { data, redirect, type ActionFunctionArgs, type RouterContextProvider } from 'react-router-dom';
import { actionDataOf, textsOf, withoutPasswords } from '../../data/actionData.ts';
import { pageUrl } from '../../data/pageUrl.ts';
import { signInPath } from '../session/index.ts';
import { PROFILE_PATH } from './paths.ts';
import { profileForm } from './profileForms.ts';
import { isSection, type SectionName } from './profileSections.ts';

/** What a section could not save: it stays open with all that was typed but passwords (ACCT-041). */
export type ProfileFault = {
  readonly section: SectionName;
  readonly values: Values;
  readonly issues?: readonly Issue[];
  readonly message?: string;
  /** The address is not known as typed (CART-038). */
  readonly choice?: { readonly suggestions: readonly Address[]; readonly mayUseAsEntered: boolean };
};

type Saving = {
  readonly client: B2cClient;
  readonly market: Market;
  readonly typed: Values;
  readonly values: Values;
};

const savers: Readonly<Record<SectionName, (saving: Saving) => Promise<ProfileFault['choice'] | undefined>>> =
  {
    contact: async ({ client, values }) => {
      const { firstName, lastName, postalCode } = values;
      await accountMutations.update(client).mutate({
        ...(firstName && { firstName }),
        ...(lastName && { lastName }),
        ...(postalCode && { postalCode }),
      });
      return undefined;
    },
    email: async ({ client, values: { email = '' }, typed: { currentPassword = '' } }) => {
      await accountMutations.update(client).mutate({ email, currentPassword });
      return undefined;
    },
    phone: async ({ client, values: { phoneNumber = '' }, typed: { currentPassword = '' } }) => {
      await accountMutations.update(client).mutate({ phoneNumber, currentPassword });
      return undefined;
    },
    password: async ({ client, typed: { password: newPassword = '', currentPassword = '' } }) => {
      await accountMutations.update(client).mutate({ newPassword, currentPassword });
      return undefined;
    },
    preferences: async ({ client, typed }) => {
      await accountMutations.preferences(client).mutate({
        receivePromoAndSpecialEvents: 'promo' in typed,
        receivePromoPrint: 'print' in typed ? '1' : '0',
        receiveTextMessage: 'texts' in typed,
      });
      return undefined;
    },
    address: saveAddress,
  };

async function saveAddress({
  client,
  market,
  typed,
  values,
}: Saving): Promise<ProfileFault['choice'] | undefined> {
  const address = toWireAddress(values, market) as Address;
  if (!('useAsEntered' in typed)) {
    const { status, suggestions } = await accountMutations.verifyAddress(client).mutate(address);
    if (status === 'editNotFound') return { suggestions, mayUseAsEntered: true };
    if (status === 'notFoundWithoutSuggestion') return { suggestions: [], mayUseAsEntered: true };
  }
  const { addressId } = typed;
  const isDefault = 'isDefault' in typed;
  if (addressId) await accountMutations.changeAddress(client).mutate({ addressId, address, isDefault });
  else await accountMutations.addAddress(client).mutate({ address, isDefault });
  return undefined;
}

/** Every post of the profile: a section that is saved, or an address that goes. */
export async function profileAction(args: ActionFunctionArgs<RouterContextProvider>) {
  const { client, market, form, request } = await actionDataOf(args);
  const typed = textsOf(form);
  const section = typed['intent']?.replace(/^save-/, '');
  try {
    if (typed['intent'] === 'remove-address') {
      await accountMutations.removeAddress(client).mutate({ addressId: typed['addressId'] ?? '' });
      return saved();
    }
    if (!isSection(section)) throw data(null, { status: 400 });
    const { values, issues } = profileForm(section, market).validate(typed);
    if (issues.length > 0) return fault({ section, values: typed, issues }, 422);
    const choice = await savers[section]({ client, market, typed, values });
    return choice ? fault({ section, values: typed, choice }, 422) : saved();
  } catch (error) {
    if (!isB2cError(error)) throw error;
    // Who is only remembered gives the password first (ACCT-005).
    if (error.status === 401) return redirect(signInPath(pageUrl(request)), 303);
    return fault(
      { section: isSection(section) ? section : 'address', values: typed, message: error.message },
      error.status ?? 503,
    );
  }
}

const saved = () => redirect(`${PROFILE_PATH}?saved=true`, 303);

function fault({ values, ...rest }: ProfileFault, status: number) {
  return data<ProfileFault>({ ...rest, values: withoutPasswords(values) }, { status });
}
