/** One thing wrong with a record: where, what, why it matters, how to mend it. */
export type MarketFault = {
  readonly path: string;
  readonly what: string;
  readonly why: string;
  readonly fix: string;
};
