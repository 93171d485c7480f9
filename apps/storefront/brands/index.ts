import { ironbay } from './ironbay/index.ts';
import { verdane } from './verdane/index.ts';

/** The brands that a deployment can be, by id. */
export const brands = { ironbay, verdane };
