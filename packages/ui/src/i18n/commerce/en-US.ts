import type { CommerceStrings } from './messages.ts';
import { enUSOffer } from './offer/en-US.ts';

export const enUSCommerce: CommerceStrings = { offer: enUSOffer };
