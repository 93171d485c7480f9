import type { FirstCommerceStrings } from './messages.ts';
import { enUSOffer } from './offer/en-US.ts';
import { enUSPage } from './page/en-US.ts';
import { enUSProduct } from './product/en-US.ts';
import { enUSPurchase } from './purchase/en-US.ts';
import { enUSShelf } from './shelf/en-US.ts';
import { enUSShell } from './shell/en-US.ts';
import { enUSVehicle } from './vehicle/en-US.ts';

export const enUSCommerce: FirstCommerceStrings = {
  offer: enUSOffer,
  page: enUSPage,
  product: enUSProduct,
  purchase: enUSPurchase,
  shelf: enUSShelf,
  shell: enUSShell,
  vehicle: enUSVehicle,
};
