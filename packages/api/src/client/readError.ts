import type { ErrorKey } from '../contract/types.ts';
import { B2cError } from '../errors.ts';

/** API-024: the first error detail, or the same names at the top of the body. */
export function readError(status: number, body: unknown, requestId?: string | null): B2cError {
  const top = (body || {}) as Record<string, unknown>;
  const detail = ((top['errorDetails'] as readonly unknown[] | undefined)?.[0] || top) as typeof top;
  const text = (name: string): string | undefined => {
    const value = detail[name];
    return /string|number/.test(typeof value) ? `${value as string}` : undefined;
  };
  return new B2cError('http', text('errorMessageDefault'), {
    status,
    errorCode: text('errorCode') ?? `${status}`,
    errorMessageKey: text('errorMessageKey') as ErrorKey | undefined,
    field: text('field'),
    title: text('errorTitle'),
    ...(detail['remedy'] ? { remedy: detail['remedy'] } : {}),
    body,
    requestId: requestId ?? undefined,
  });
}

/** No answer came: without a network, or for a reason that the transport keeps to itself. */
export function connectionError(cause: unknown): never {
  throw new B2cError(globalThis.navigator?.onLine === false ? 'offline' : 'network', '', { cause });
}
