import { esMXFirst } from './first/es-MX.ts';
import { esMXLate } from './late/es-MX.ts';
import type { UiStrings } from './messages.ts';

export const esMX: UiStrings = { ...esMXFirst, ...esMXLate };
