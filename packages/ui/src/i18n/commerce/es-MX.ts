import type { CommerceStrings } from './messages.ts';
import { esMXConsent } from './consent/es-MX.ts';
import { esMXOffer } from './offer/es-MX.ts';
import { esMXPage } from './page/es-MX.ts';
import { esMXProduct } from './product/es-MX.ts';
import { esMXPurchase } from './purchase/es-MX.ts';
import { esMXShelf } from './shelf/es-MX.ts';
import { esMXShell } from './shell/es-MX.ts';
import { esMXVehicle } from './vehicle/es-MX.ts';
import { esMXStore } from './store/es-MX.ts';

export const esMXCommerce: CommerceStrings = {
  consent: esMXConsent,
  offer: esMXOffer,
  page: esMXPage,
  product: esMXProduct,
  purchase: esMXPurchase,
  shelf: esMXShelf,
  shell: esMXShell,
  vehicle: esMXVehicle,
  store: esMXStore,
};
