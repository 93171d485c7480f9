import type { CommerceStrings } from './messages.ts';
import { ptBRConsent } from './consent/pt-BR.ts';
import { ptBROffer } from './offer/pt-BR.ts';
import { ptBRPage } from './page/pt-BR.ts';
import { ptBRProduct } from './product/pt-BR.ts';
import { ptBRPurchase } from './purchase/pt-BR.ts';
import { ptBRShelf } from './shelf/pt-BR.ts';
import { ptBRShell } from './shell/pt-BR.ts';
import { ptBRVehicle } from './vehicle/pt-BR.ts';
import { ptBRStore } from './store/pt-BR.ts';

export const ptBRCommerce: CommerceStrings = {
  consent: ptBRConsent,
  offer: ptBROffer,
  page: ptBRPage,
  product: ptBRProduct,
  purchase: ptBRPurchase,
  shelf: ptBRShelf,
  shell: ptBRShell,
  vehicle: ptBRVehicle,
  store: ptBRStore,
};
