import type { Address } from '@driveline/api';
import {
  accountMutations,
  cardMutations,
  checkoutMutations,
  profileSectionForm,
  saveProfileSection,
  type ProfileSectionName,
  withoutPasswords,
} from '@driveline/hooks';
import { data, redirectDocument } from 'react-router-dom';
import { formAction, type Taken, type TakenForm } from '../../session/formAction.ts';
import type { FormAnswer } from '../../shop/formAnswer.ts';
import { editHref } from './editHref.ts';
import * as paths from '../../paths/index.ts';

/** What a section could not save: it stays open with all that was typed but passwords (ACCT-041). */
export type ProfileFault = FormAnswer & {
  /** The address is not known as typed (CART-038). */
  readonly suggestions?: readonly Address[];
};

const SAVED = `${paths.profile()}?saved=true`;

const saving = (section: ProfileSectionName): TakenForm => ({
  isSaidAbove: true,
  rules: ({ market }) => profileSectionForm(section, market),
  save: async (taken) => {
    const suggestions = await saveProfileSection(section, taken);
    if (!suggestions) return SAVED;
    return data<ProfileFault>({ values: withoutPasswords(taken.typed), suggestions }, { status: 422 });
  },
});

/** Without script a new card is typed on the gateway's own page, which comes back with its token. */
async function cardPage({ client, shop, typed: { cardId, token } }: Taken) {
  if (cardId || token) return undefined;
  const returnUrl = shop.record.root + editHref('card');
  const session = { returnUrl, forAccount: true };
  const { pageUrl } = await checkoutMutations.startPaymentSession(client).mutate(session);
  return redirectDocument(pageUrl, 303);
}

/** Every post of the profile: a section that is saved, or an address or card that goes. */
export const profileAction = formAction({
  'save-contact': saving('contact'),
  'save-email': saving('email'),
  'save-phone': saving('phone'),
  'save-password': saving('password'),
  'save-preferences': saving('preferences'),
  'save-address': saving('address'),
  'save-card': {
    ...saving('card'),
    save: async (taken) => (await cardPage(taken)) ?? saving('card').save(taken),
  },
  'remove-card': {
    isSaidAbove: true,
    save: async ({ client, typed: { cardId = '' } }) => {
      await cardMutations.removeCard(client).mutate({ cardId });
      return SAVED;
    },
  },
  'remove-address': {
    isSaidAbove: true,
    save: async ({ client, typed: { addressId = '' } }) => {
      await accountMutations.removeAddress(client).mutate({ addressId });
      return SAVED;
    },
  },
});
