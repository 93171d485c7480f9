import { ptBRAccount } from '../commerce/account/pt-BR.ts';
import { ptBRConsent } from '../commerce/consent/pt-BR.ts';
import { ptBRCheckout, ptBROrder, ptBRPayLater } from '../commerce/order/pt-BR.ts';
import { ptBRStore } from '../commerce/store/pt-BR.ts';
import { ptBRBanner, ptBRChat, ptBRContact, ptBRContent, ptBRFaq } from '../commerce/support/pt-BR.ts';
import type { LateStrings } from '../messages.ts';

export const ptBRLate: LateStrings = {
  account: ptBRAccount,
  banner: ptBRBanner,
  chat: ptBRChat,
  contact: ptBRContact,
  content: ptBRContent,
  faq: ptBRFaq,
  consent: ptBRConsent,
  store: ptBRStore,
  checkout: ptBRCheckout,
  order: ptBROrder,
  payLater: ptBRPayLater,
  carousel: { previous: 'Anterior', next: 'Próximo' },
  noMatches: 'Nada encontrado',
};
