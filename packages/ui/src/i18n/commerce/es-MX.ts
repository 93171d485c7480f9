import type { CommerceStrings } from './messages.ts';

export const esMXCommerce: CommerceStrings = {};
