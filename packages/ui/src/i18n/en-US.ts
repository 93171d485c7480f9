import { enUSFirst } from './first/en-US.ts';
import { enUSLate } from './late/en-US.ts';
import type { UiStrings } from './messages.ts';

export const enUS: UiStrings = { ...enUSFirst, ...enUSLate };
