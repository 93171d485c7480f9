import { ContrastError, createBrandTheme, type BrandTheme, type ContrastFault } from '@driveline/ui/themes';
import type { Look } from './draft.ts';

/** What a look makes: a theme, or the reasons why it makes none. */
export type MadeTheme =
  | { theme: BrandTheme }
  | { theme?: undefined; contrast: readonly ContrastFault[] }
  | { theme?: undefined; contrast?: undefined; reason: string };

/** The theme has no name until a shop is written. */
const UNNAMED = 'composed';

function make(look: Look): MadeTheme {
  try {
    return { theme: createBrandTheme({ ...look, name: UNNAMED }) };
  } catch (error) {
    return error instanceof ContrastError ? { contrast: error.faults } : { reason: (error as Error).message };
  }
}

const made = new WeakMap<Look, MadeTheme>();

/** Made once for each look: the search for the nearest good color takes up to seconds. */
export function madeTheme(look: Look): MadeTheme {
  const known = made.get(look) ?? make(look);
  made.set(look, known);
  return known;
}
