import type { StoreInfo } from '../model/store.ts';

/** City, state and postal code on one line. */
export function placeLine({ city, state, zip }: StoreInfo): string {
  return `${city}, ${state} ${zip}`;
}

/** Address of a phone call. */
export function phoneHref(phone: string): string {
  return `tel:${phone.replaceAll(/[^+\d]/g, '')}`;
}
