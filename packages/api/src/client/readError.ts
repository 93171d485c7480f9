import { B2cError } from '../errors.ts';

interface WireError {
  errorCode?: unknown;
  errorMessageDefault?: unknown;
  errorMessageKey?: unknown;
  field?: unknown;
  errorTitle?: unknown;
}

/** API-024: the first error detail, or the same names at the top of the body. */
export function readError(status: number, body: unknown): B2cError {
  const top = (body ?? {}) as WireError & { errorDetails?: readonly WireError[] };
  const detail = (Array.isArray(top.errorDetails) && top.errorDetails[0]) || top;
  return new B2cError('http', text(detail.errorMessageDefault), {
    status,
    errorCode: text(detail.errorCode) ?? String(status),
    errorMessageKey: text(detail.errorMessageKey),
    field: text(detail.field),
    title: text(detail.errorTitle),
    body,
  });
}

/** No answer came: without a network, or for a reason that the transport keeps to itself. */
export function connectionError(cause: unknown): B2cError {
  return new B2cError(globalThis.navigator?.onLine === false ? 'offline' : 'network', undefined, { cause });
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}
