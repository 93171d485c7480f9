import { esMXAccount } from '../commerce/account/es-MX.ts';
import { esMXConsent } from '../commerce/consent/es-MX.ts';
import { esMXCheckout, esMXOrder, esMXPayLater } from '../commerce/order/es-MX.ts';
import { esMXStore } from '../commerce/store/es-MX.ts';
import { esMXBanner, esMXChat, esMXContact, esMXContent, esMXFaq } from '../commerce/support/es-MX.ts';
import type { LateStrings } from '../messages.ts';

export const esMXLate: LateStrings = {
  account: esMXAccount,
  banner: esMXBanner,
  chat: esMXChat,
  contact: esMXContact,
  content: esMXContent,
  faq: esMXFaq,
  consent: esMXConsent,
  store: esMXStore,
  checkout: esMXCheckout,
  order: esMXOrder,
  payLater: esMXPayLater,
  carousel: { previous: 'Anterior', next: 'Siguiente' },
  noMatches: 'Sin resultados',
};
