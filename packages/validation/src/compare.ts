/** More columns than these cannot be read side by side. */
export const MOST_COMPARED = 4;

/** The page that compares parts, the first four of them (PLUS-067): the server links to it, the shop shows it. */
export const comparePath = (skuNumbers: readonly string[]): string =>
  skuNumbers.length > 0 ? `/compare?skuNumbers=${skuNumbers.slice(0, MOST_COMPARED).join(',')}` : '/compare';
