import type { ErrorBody } from './contract/schemas/primitives.ts';
import type { ErrorKey } from './contract/types.ts';

/** Where a call failed: an answer that says no, no answer, a late one, no network at all, or an unreadable one. */
export type B2cErrorKind = 'http' | 'network' | 'timeout' | 'offline' | 'parse';

/** What helps where there are fewer than were asked for. */
export type ErrorRemedy = NonNullable<ErrorBody['errorDetails'][number]['remedy']>;

/** What an error carries besides its kind and message. */
export interface B2cErrorDetails {
  /** HTTP status, where there was an answer. */
  readonly status?: number;
  readonly errorCode?: string;
  /** One of the contract's; a server of another version may send one that this client does not know. */
  readonly errorMessageKey?: ErrorKey;
  /** Field of the request that is at fault. */
  readonly field?: string;
  /** Heading for the message (CART-033). */
  readonly title?: string;
  /** Of a quantity above stock: how many can be had so, and the way that brings all (PLUS-062). */
  readonly remedy?: ErrorRemedy;
  /** The answer's parsed body. */
  readonly body?: unknown;
  /** Id under which the server's log has the call. */
  readonly requestId?: string;
}

/** Label keys of the messages for failures that bring none (API-025). */
export const GENERIC_ERROR_KEY = 'error_generic';
export const OFFLINE_ERROR_KEY = 'error_offline';

/** The one error of the client. `message` is the server's text in the shopper's language, or empty. */
export class B2cError extends Error implements B2cErrorDetails {
  override readonly name = 'B2cError';
  declare readonly kind: B2cErrorKind;
  declare readonly status?: number;
  declare readonly errorCode?: string;
  declare readonly errorMessageKey?: ErrorKey;
  declare readonly field?: string;
  declare readonly title?: string;
  declare readonly remedy?: ErrorRemedy;
  declare readonly body?: unknown;
  declare readonly requestId?: string;

  constructor(kind: B2cErrorKind, message = '', details: B2cErrorDetails & { cause?: unknown } = {}) {
    super(message);
    Object.assign(this, { kind }, details);
  }
}

/** By name, so that two copies of the package understand each other. */
export function isB2cError(error: unknown): error is B2cError {
  return error instanceof Error && error.name === 'B2cError';
}

/**
 * The text to show (API-024, API-025): what the server said, which owns the sentence; else the label of the error's
 * key, else the generic message. `labelOf` answers `undefined` for an unknown key.
 */
export function errorText(error: unknown, labelOf: (key: string) => string | undefined): string {
  const { kind, message, errorMessageKey: key }: Partial<B2cError> = isB2cError(error) ? error : {};
  return (
    message ||
    (key && labelOf(key)) ||
    labelOf(kind === 'offline' ? OFFLINE_ERROR_KEY : GENERIC_ERROR_KEY) ||
    ''
  );
}
