import type { ErrorBody, ErrorKey } from '@driveline/api/contract';
import type { MessageId } from '../messages/index.ts';

export interface B2cErrorOptions {
  /** HTTP status; else the row's `errors` map decides, else 422 (API-026). */
  status?: number;
  /** A code of the trade (7081 to 7083) in place of the key's own. */
  code?: string;
  /** Values for the placeholders of the message. */
  params?: Readonly<Record<string, string | number>>;
  /** The field of the request that is at fault. */
  field?: string;
  /** The text itself, worded already. */
  text?: string;
  /** Message key of a text that says more than the key's own. */
  textKey?: MessageId;
  /** Message key of a heading above the message (CART-033). */
  titleKey?: MessageId;
  /** What helps where there are fewer than asked for (PLUS-062). */
  remedy?: NonNullable<ErrorBody['errorDetails'][number]['remedy']> | undefined;
  /** Seconds for `Retry-After`. */
  retryAfter?: number;
}

/**
 * A failure that the caller is told of: `key` is a key of the row's `errors` and of the messages, whose text in
 * the market's language becomes `errorMessageDefault` (API-026).
 */
export class B2cError extends Error {
  override readonly name = 'B2cError';
  readonly key: ErrorKey;
  readonly options: B2cErrorOptions;
  constructor(key: ErrorKey, options: B2cErrorOptions = {}) {
    super(key);
    this.key = key;
    this.options = options;
  }
}

/** Several faults of one request, e.g. three wrong fields; the first decides the status. */
export class B2cErrors extends Error {
  override readonly name = 'B2cErrors';
  readonly errors: readonly [B2cError, ...B2cError[]];
  constructor(errors: readonly [B2cError, ...B2cError[]]) {
    super(errors.map(({ key }) => key).join(', '));
    this.errors = errors;
  }
}
