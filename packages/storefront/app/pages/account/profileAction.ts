import type { Address } from '@driveline/api';
import {
  accountMutations,
  cardMutations,
  profileSectionForm,
  saveCard,
  saveProfileSection,
  type ProfileSectionName,
  withoutPasswords,
} from '@driveline/hooks';
import { data, redirectDocument } from 'react-router-dom';
import { formAction, type Taken, type TakenForm } from '../../session/formAction.ts';
import type { FormAnswer } from '../../shop/formAnswer.ts';
import * as paths from '../../paths/index.ts';

/** What a section could not save: it stays open with all that was typed but passwords (ACCT-041). */
export type ProfileFault = FormAnswer & {
  /** The address is not known as typed (CART-038). */
  readonly suggestions?: readonly Address[];
};

const SAVED = `${paths.profile()}?saved=true`;

const saving = (section: Exclude<ProfileSectionName, 'card'>): TakenForm => ({
  isSaidAbove: true,
  rules: ({ market }) => profileSectionForm(section, market),
  save: async (taken) => {
    const suggestions = await saveProfileSection(section, taken);
    if (!suggestions) return SAVED;
    return data<ProfileFault>({ values: withoutPasswords(taken.typed), suggestions }, { status: 422 });
  },
});

const removing = (remove: (taken: Taken) => Promise<unknown>): TakenForm => ({
  isSaidAbove: true,
  save: async (taken) => {
    await remove(taken);
    return SAVED;
  },
});

/** Every post of the profile: a section that is saved, or an address or card that goes. */
export const profileAction = formAction({
  'save-contact': saving('contact'),
  'save-email': saving('email'),
  'save-phone': saving('phone'),
  'save-password': saving('password'),
  'save-preferences': saving('preferences'),
  'save-tax': saving('tax'),
  'save-address': saving('address'),
  'save-card': {
    isSaidAbove: true,
    save: async ({ client, shop, typed }) => {
      const page = await saveCard(client, typed, `${shop.record.root}${paths.profile()}?edit=card`);
      return page === undefined ? SAVED : redirectDocument(page, 303);
    },
  },
  'remove-address': removing(({ client, typed: { addressId = '' } }) =>
    accountMutations.removeAddress(client).mutate({ addressId }),
  ),
  'remove-tax': removing(({ client }) => accountMutations.update(client).mutate({ taxDocument: null })),
  'remove-card': removing(({ client, typed: { cardId = '' } }) =>
    cardMutations.removeCard(client).mutate({ cardId }),
  ),
});
