import { enUSAccount } from '../commerce/account/en-US.ts';
import { enUSConsent } from '../commerce/consent/en-US.ts';
import { enUSCheckout, enUSOrder, enUSPayLater } from '../commerce/order/en-US.ts';
import { enUSStore } from '../commerce/store/en-US.ts';
import { enUSBanner, enUSChat, enUSContact, enUSFaq, enUSGallery } from '../commerce/support/en-US.ts';
import type { LateStrings } from '../messages.ts';

export const enUSLate: LateStrings = {
  account: enUSAccount,
  banner: enUSBanner,
  chat: enUSChat,
  contact: enUSContact,
  faq: enUSFaq,
  gallery: enUSGallery,
  consent: enUSConsent,
  store: enUSStore,
  checkout: enUSCheckout,
  order: enUSOrder,
  payLater: enUSPayLater,
  carousel: { previous: 'Previous', next: 'Next' },
  noMatches: 'Nothing matches',
};
