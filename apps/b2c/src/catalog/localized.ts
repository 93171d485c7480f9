import type { Localized } from '../db/schema.ts';

/** The market's own words; another team's market without them falls back to the first ones. */
export const localized = (names: Localized, market: string): string =>
  names[market] ?? Object.values(names)[0] ?? '';
