import type { CommerceStrings } from './messages.ts';
import { ptBROffer } from './offer/pt-BR.ts';

export const ptBRCommerce: CommerceStrings = { offer: ptBROffer };
