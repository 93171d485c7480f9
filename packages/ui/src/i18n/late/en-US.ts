import { enUSAccount } from '../commerce/account/en-US.ts';
import { enUSConsent } from '../commerce/consent/en-US.ts';
import { enUSCheckout, enUSOrder, enUSPayLater } from '../commerce/order/en-US.ts';
import { enUSStore } from '../commerce/store/en-US.ts';
import { enUSBanner, enUSChat, enUSContact, enUSContent, enUSFaq } from '../commerce/support/en-US.ts';
import type { LateStrings } from '../messages.ts';

export const enUSLate: LateStrings = {
  account: enUSAccount,
  banner: enUSBanner,
  chat: enUSChat,
  contact: enUSContact,
  content: enUSContent,
  faq: enUSFaq,
  consent: enUSConsent,
  store: enUSStore,
  checkout: enUSCheckout,
  order: enUSOrder,
  payLater: enUSPayLater,
  carousel: { previous: 'Previous', next: 'Next' },
  noMatches: 'No matches',
};
