import { STORE_TEXT } from '../constants.ts';

/** A store's address as the header shows it. */
export interface StoreLabel {
  /** For the button. Its lower case is a matter of style (VEHST-020), so that copied text keeps its case. */
  readonly text: string;
  /** The whole address, for the accessible name and the sticky header. */
  readonly full: string;
}

/** VEHST-021, VEHST-022: the address, with `address2` where the market shows it, cut from 36 characters to 30. */
export function storeLabel(
  store: { readonly address1: string; readonly address2?: string | null },
  market: { readonly stores: { readonly showsAddress2: boolean } },
): StoreLabel {
  const second = store.address2?.trim();
  const shown = market.stores.showsAddress2 && second && second !== 'null' ? `, ${second}` : '';
  const full = store.address1 + shown;
  const characters = [...full];
  const text =
    characters.length > STORE_TEXT.limit ? `${characters.slice(0, STORE_TEXT.cut).join('')}…` : full;
  return { text, full };
}
