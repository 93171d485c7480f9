import type { FirstCommerceStrings } from './messages.ts';
import { ptBROffer } from './offer/pt-BR.ts';
import { ptBRPage } from './page/pt-BR.ts';
import { ptBRProduct } from './product/pt-BR.ts';
import { ptBRPurchase } from './purchase/pt-BR.ts';
import { ptBRShelf } from './shelf/pt-BR.ts';
import { ptBRShell } from './shell/pt-BR.ts';
import { ptBRVehicle } from './vehicle/pt-BR.ts';

export const ptBRCommerce: FirstCommerceStrings = {
  offer: ptBROffer,
  page: ptBRPage,
  product: ptBRProduct,
  purchase: ptBRPurchase,
  shelf: ptBRShelf,
  shell: ptBRShell,
  vehicle: ptBRVehicle,
};
