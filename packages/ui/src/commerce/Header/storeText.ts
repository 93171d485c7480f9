/** CONST: longer store texts are cut, to this many characters and an ellipsis [VEHST-022]. */
const longest = 35;
const kept = 30;

export interface StoreAddressParts {
  address1: string;
  address2?: string;
}

/**
 * A store's address as its market shows it: with `address2` where the market's record says so [VEHST-021].
 * The lower case of VEHST-020 is a matter of style.
 */
export function storeAddress({ address1, address2 }: StoreAddressParts, showsAddress2: boolean): string {
  const second = address2?.trim();
  return showsAddress2 && second && second !== 'null' ? `${address1}, ${second}` : address1;
}

/** The text of the store button outside the sticky header [VEHST-022]. */
export function cutStoreText(text: string): string {
  return text.length > longest ? `${text.slice(0, kept)}…` : text;
}
