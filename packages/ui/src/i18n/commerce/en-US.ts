import type { CommerceStrings } from './messages.ts';

export const enUSCommerce: CommerceStrings = {};
