import type { CommerceStrings } from './messages.ts';
import { ptBROffer } from './offer/pt-BR.ts';
import { ptBRShelf } from './shelf/pt-BR.ts';
import { ptBRPurchase } from './purchase/pt-BR.ts';

export const ptBRCommerce: CommerceStrings = { offer: ptBROffer, purchase: ptBRPurchase, shelf: ptBRShelf };
