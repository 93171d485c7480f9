/**
 * HTTP status of the error keys that any call may answer with, whatever its row says (API-026): they come from
 * the door of the server, before or around a use case.
 */
export const anyErrors = {
  /** A field is missing, too long or of another type. */
  error_input_invalid: 400,
  /** The body is no JSON. */
  error_body_invalid: 400,
  /** A bearer token that is forged, expired or of another market. */
  error_token_invalid: 401,
  /** A write that another site may have caused. */
  error_refused: 403,
  /** CONF-021: the market is a catalogue without sales. */
  error_sales_off: 403,
  error_path_missing: 404,
  error_body_too_large: 413,
  error_too_many_requests: 429,
  error_internal: 500,
  error_busy: 503,
} as const satisfies Readonly<Record<string, number>>;
