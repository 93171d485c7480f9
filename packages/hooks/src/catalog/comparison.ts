import { MOST_COMPARED } from '@driveline/validation';
import type { BrowserStorage } from '../storage/index.ts';
import { soundSkus } from './comparedSkus.ts';

const KEY = 'comparedParts';

/** Behind the numbers: one more than the comparison takes was asked for. */
const REFUSED = '!';

/** What storage holds of a comparison; null is none. */
export const readComparison = (stored: string | null) => ({
  skuNumbers: soundSkus((stored ?? '').replace(REFUSED, '').split(',')),
  isRefused: stored?.endsWith(REFUSED) === true,
});

export type Comparison = ReturnType<typeof createComparison>;

/** The parts that this browser's shopper compares, over pages and visits (PLUS-067). */
export function createComparison(storage: BrowserStorage) {
  const listeners = new Set<() => void>();
  let isRefused = false;
  // Null like the server's: where nothing is kept, no page renders again.
  const read = () => (isRefused ? `${storage.read(KEY) ?? ''}${REFUSED}` : storage.read(KEY));
  const keep = (skuNumbers: readonly string[], refused = false) => {
    isRefused = refused;
    if (skuNumbers.length > 0) storage.write(KEY, skuNumbers.join(','));
    else storage.remove(KEY);
    for (const listener of listeners) listener();
  };
  return {
    read,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Puts a part in or takes it out. @returns whether it did: a full comparison takes no more */
    choose(skuNumber: string, isChosen: boolean): boolean {
      const { skuNumbers } = readComparison(read());
      const others = skuNumbers.filter((one) => one !== skuNumber);
      const isFull = isChosen && others.length >= MOST_COMPARED;
      keep(isChosen && !isFull ? [...others, skuNumber] : others, isFull);
      return !isFull;
    },
    /** Takes other parts in place of all. */
    replace: (skuNumbers: readonly string[]): void => keep(skuNumbers),
    clear: (): void => keep([]),
  };
}
