/** Names by market code ('us', 'mx', 'br'). */
export type Localized = Record<string, string>;

/** The market's own words; another team's market without them falls back to the first ones. */
export const localized = (names: Localized, market: string): string =>
  names[market] ?? Object.values(names)[0] ?? '';
