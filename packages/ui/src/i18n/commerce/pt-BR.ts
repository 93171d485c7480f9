import type { CommerceStrings } from './messages.ts';

export const ptBRCommerce: CommerceStrings = {};
