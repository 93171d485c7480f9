import { alphanumericsOf } from '../characters.ts';
import { applyMask } from './applyMask.ts';

/** Whether a number reads as CPF: digits only, eleven at most; anything else is a CNPJ. */
export function isCpfLike(characters: string): boolean {
  return /^\d{0,11}$/.test(characters);
}

/** Formats a CPF as `529.982.247-25` and, once it holds a letter or a twelfth character, a CNPJ as `12.ABC.345/01DE-35`. */
export function formatCpfCnpj(value: string): string {
  const characters = alphanumericsOf(value);
  return applyMask(characters, isCpfLike(characters) ? '###.###.###-##' : '##.###.###/####-##');
}
