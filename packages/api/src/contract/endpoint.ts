/**
 * What the client and the server must know of one call besides its shapes: one row of the contract. Words
 * about a call stand with its shapes, which a browser does not load.
 */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path with `{name}` placeholders, from the origin on. */
  readonly path: string;
  /** API-013; the figures of the classes are configuration. */
  readonly timeout: TimeoutClass;
  /** API-019: repeated on 500, 502, 503 and 504. Never for commit, verifyForCheckout or login. */
  readonly retry?: boolean;
  /** API-011: a GET kept in memory for 300 s. */
  readonly cached?: boolean;
  /** API-023: error codes 7081 to 7083 refresh the order before the retry. */
  readonly refreshesOrder?: boolean;
  /** ACCT-033: sku details on catalogue routes may skip the idle check for the first 500 ms. */
  readonly idleCheck?: 'always' | 'never' | 'after-first';
  /** The shopper's store, vehicle or session changes: answers kept in memory are dropped (API-011). */
  readonly dropsCache?: boolean;
  /** API-016: a 401 means wrong credentials and goes to the caller as it is. */
  readonly signsIn?: boolean;
  /** API-027: lists of the answer that read as empty when missing, as dotted paths joined by spaces. */
  readonly lists?: string;
  /** The answer is XML text (CONTENT-011) in place of JSON. */
  readonly answers?: 'xml';
  /** API-005; the navigation-search suggestions go without. */
  readonly credentials?: 'include' | 'omit';
  /** HTTP status by error key (API-026); 422 is the default of a row that names none. */
  readonly errors?: Readonly<Record<string, number>>;
}

/** API-013: time-limit class of a call. */
export type TimeoutClass = 'XS' | 'S' | 'default' | 'M' | 'XL';

export type EndpointTable = Readonly<Record<string, Endpoint>>;
