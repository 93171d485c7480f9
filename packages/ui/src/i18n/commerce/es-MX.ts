import type { FirstCommerceStrings } from './messages.ts';
import { esMXOffer } from './offer/es-MX.ts';
import { esMXPage } from './page/es-MX.ts';
import { esMXProduct } from './product/es-MX.ts';
import { esMXPurchase } from './purchase/es-MX.ts';
import { esMXShelf } from './shelf/es-MX.ts';
import { esMXShell } from './shell/es-MX.ts';
import { esMXVehicle } from './vehicle/es-MX.ts';

export const esMXCommerce: FirstCommerceStrings = {
  offer: esMXOffer,
  page: esMXPage,
  product: esMXProduct,
  purchase: esMXPurchase,
  shelf: esMXShelf,
  shell: esMXShell,
  vehicle: esMXVehicle,
};
