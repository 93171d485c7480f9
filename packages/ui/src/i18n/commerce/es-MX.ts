import type { CommerceStrings } from './messages.ts';
import { esMXOffer } from './offer/es-MX.ts';

export const esMXCommerce: CommerceStrings = { offer: esMXOffer };
