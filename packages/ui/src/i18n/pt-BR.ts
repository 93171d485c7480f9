import { ptBRFirst } from './first/pt-BR.ts';
import { ptBRLate } from './late/pt-BR.ts';
import type { UiStrings } from './messages.ts';

export const ptBR: UiStrings = { ...ptBRFirst, ...ptBRLate };
