import { esUSFirst } from './first/es-US.ts';
import { esUSLate } from './late/es-US.ts';
import type { UiStrings } from './messages.ts';

export const esUS: UiStrings = { ...esUSFirst, ...esUSLate };
