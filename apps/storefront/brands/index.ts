import type { Brand } from './brand.ts';
import { ironbay } from './ironbay/index.ts';
import { verdane } from './verdane/index.ts';

/** The brands that this deployment can be, by id. */
export const brands: Readonly<Record<string, Brand>> = { ironbay, verdane };
