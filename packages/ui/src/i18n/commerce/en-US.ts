import type { CommerceStrings } from './messages.ts';
import { enUSOffer } from './offer/en-US.ts';
import { enUSShelf } from './shelf/en-US.ts';
import { enUSPurchase } from './purchase/en-US.ts';

export const enUSCommerce: CommerceStrings = { offer: enUSOffer, purchase: enUSPurchase, shelf: enUSShelf };
