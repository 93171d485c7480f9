import { MOST_COMPARED } from '@driveline/validation';

/** Which parts the address of that page names, each once. */
export function comparedSkus(search: URLSearchParams): string[] {
  const named = search.getAll('skuNumbers').flatMap((skus) => skus.split(','));
  return soundSkus(named);
}

/** Those that are part numbers of a shop, each once, as many as are compared. */
export function soundSkus(named: readonly string[]): string[] {
  const sound = named.map((sku) => sku.trim()).filter((sku) => /^\d{1,9}$/.test(sku));
  return [...new Set(sound)].slice(0, MOST_COMPARED);
}
