import { modulo10 } from './boleto.ts';

/** The number that a cashier types: 13 digits of the sandbox and a check digit. */
export const oxxoReference = (digits: string): string => digits + modulo10(digits);

/** In groups of four, as people read it out. */
export const inFours = (digits: string): string => digits.replace(/(.{4})(?=.)/g, '$1 ');
