/**
 * What a client must know of one call besides its shapes: one row of the contract. Words about a call, its error
 * keys and its shapes stand apart, so that a browser does not load them.
 */
export interface Endpoint {
  /** Area and name: `cart.addItem` is `addItem` of `@driveline/api/cart`. */
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path with `{name}` placeholders, from the origin on. */
  readonly path: string;
  /** API-013; `default` where a row names none. The figures of the classes are configuration. */
  readonly timeout?: TimeoutClass;
  /**
   * API-019: repeated on 500, 502, 503 and 504. Without it a call is repeated once, after a 401 that a session
   * refresh has met; a row that says `false` not even then.
   */
  readonly retry?: boolean;
  /**
   * API-011: a GET kept in memory for 300 s; one that says `own` belongs only to the shopper, so that a server, whose
   * memory serves everybody, does not keep it.
   */
  readonly cached?: true | 'own';
  /** ACCT-033: sku details on catalogue routes may skip the idle check for the first 500 ms. */
  readonly idleCheck?: 'never' | 'after-first';
  /** The shopper's store, vehicle or session changes: answers kept in memory are dropped (API-011). */
  readonly dropsCache?: boolean;
  /** API-016: a 401 means wrong credentials and goes to the caller as it is. */
  readonly signsIn?: boolean;
  /** API-027: lists of the answer that read as empty when missing. */
  readonly lists?: Lists;
  /** The answer is XML text (CONTENT-011) in place of JSON. */
  readonly answers?: 'xml';
  /** API-005; the navigation-search suggestions go without. */
  readonly credentials?: 'omit';
}

/** API-013: time-limit class of a call. */
export type TimeoutClass = 'XS' | 'S' | 'default' | 'M' | 'XL';

/**
 * Names of the lists that an answer may lack: `{ a: [] }` is a list, `{ a: [{ b: [] }] }` has a list in every entry,
 * `{ a: { b: [] } }` one in a part, `{ 'a?': { b: [] } }` only where the part is there.
 */
export interface Lists {
  readonly [name: string]: readonly [] | readonly [Lists] | Lists;
}
