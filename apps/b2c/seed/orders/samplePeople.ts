/** Identity seeds these accounts; a guest has none. */
export const sampleCustomerId = (market: string, person: string): string | null =>
  person === 'guest' ? null : `demo-${market}-${person}`;

export const sampleEmail = (market: string, person: string): string => `${person}.${market}@example.com`;

/** 'US-MEMBER-07', as people type it; stored without its dashes. */
export const sampleNumber = (market: string, person: string, name: string): string =>
  `${market}${person}${name}`.toUpperCase();

/** Id of a row of the samples. */
export const idOf = (...parts: (string | number)[]): string => parts.join('-').toLowerCase();
