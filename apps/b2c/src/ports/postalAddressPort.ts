/** What a service knows of a postal code. */
export interface PostalAddress {
  /** Without it the shop's own table says it, where it can. */
  readonly city?: string;
  /** Code of the market's state: `SP`. */
  readonly state: string;
  /** What addresses of the code may name beside the city, as colonias in Mexico and bairros in Brazil. */
  readonly neighborhoods: readonly string[];
  /** The only street of the code. */
  readonly street?: string;
}

/**
 * Port of a service that knows the addresses of postal codes. It is asked where the shop's own table does not know what
 * else an address of the market takes from a code.
 */
export interface PostalAddressPort {
  /**
   * @param postalCode as it goes over the wire, without signs: `01310100`
   * @returns nothing for a code that the service does not know, and for every code of a market that it does not answer for
   */
  find(postalCode: string, from: { readonly market: string }): Promise<PostalAddress | undefined>;
}
