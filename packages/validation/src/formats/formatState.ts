/** What of a market the states in its addresses follow from; without a list a code stays. */
export interface StateMarket {
  readonly states?: readonly { readonly code: string; readonly short?: string }[];
}

/** A state as a line of an address has it: 'CA', 'SP', and 'CDMX' for the code `CMX`. */
export const formatState = (code: string, { states }: StateMarket): string =>
  states?.find((state) => state.code === code)?.short ?? code;
