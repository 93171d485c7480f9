import type { ErrorBody, ErrorKey } from '@driveline/api/contract';
import { DatabaseBusyError, isConnectionLost, isStaleStatement, sqlState } from '../db/errors.ts';
import { isFailureOfPort, RemoteUnavailableError } from '../ops/remotePort.ts';
import { B2cError, B2cErrors } from './errors.ts';
import type { Text } from '../messages/index.ts';

export interface Failure {
  readonly status: number;
  readonly body: ErrorBody;
  readonly headers: Record<string, string>;
  /** Not the caller's doing: it is logged with its stack. */
  readonly isOurs: boolean;
}

/** The seed's own codes; every other failure carries its status (API-026). */
const seedCodes: Readonly<Partial<Record<ErrorKey, string>>> = {
  error_order_changed: '7081',
  error_account_incomplete: '1089',
};

/** Turns whatever a handler threw into the answer of API-026. */
export function failureOf(
  error: unknown,
  statuses: Readonly<Record<string, number>> | undefined,
  text: Text,
): Failure {
  const failures = error instanceof B2cErrors ? error.errors : [toB2cError(error)];
  const [first] = failures;
  const status = statusOf(first, statuses);
  return {
    status,
    body: { errorDetails: failures.map((failure) => detailOf(failure, status, text)) },
    headers: first.options.retryAfter ? { 'retry-after': String(first.options.retryAfter) } : {},
    isOurs: !(error instanceof B2cError || error instanceof B2cErrors),
  };
}

const statusOf = ({ key, options }: B2cError, statuses: Readonly<Record<string, number>> = {}): number =>
  options.status ?? statuses[key] ?? 422;

function toB2cError(error: unknown): B2cError {
  if (error instanceof B2cError) return error;
  const isRemote = error instanceof RemoteUnavailableError || isFailureOfPort(error);
  if (error instanceof DatabaseBusyError || isRemote || isUnreachable(error)) {
    return new B2cError('error_busy', { status: 503, retryAfter: 1 });
  }
  return new B2cError('error_internal', { status: 500 });
}

/**
 * What `db/timeLimits.ts` ends: a statement (57014), waiting for a lock (55P03), a silent transaction (25P03); a server that
 * is not the primary any more, or not yet (25006); and one that has no connection, memory or disk left (class 53).
 */
const gone = /^(53|57014|55P03|25P03|25006)/;

/** A server behind us went away or takes too long: also where `fetch` gives that as its cause. */
function isUnreachable(error: unknown): boolean {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown };
  if (cause !== undefined && isUnreachable(cause)) return true;
  if (isConnectionLost(error) || gone.test(sqlState(error) ?? '') || isStaleStatement(error)) return true;
  return typeof code === 'string' && /^UND_ERR_(SOCKET|CONNECT_TIMEOUT|HEADERS_TIMEOUT)$/.test(code);
}

/** A port of another team may leave out a value: its failure is told all the same, in general words. */
function sentenceOf(text: Text, ...[id, values]: Parameters<Text>): string {
  try {
    return text(id, values);
  } catch {
    return text('error_internal');
  }
}

function detailOf({ key, options }: B2cError, status: number, text: Text): ErrorBody['errorDetails'][number] {
  return {
    errorCode: options.code ?? seedCodes[key] ?? String(status),
    errorMessageDefault: options.text ?? sentenceOf(text, options.textKey ?? key, options.params),
    errorMessageKey: key,
    ...(options.field ? { field: options.field } : {}),
    ...(options.remedy ? { remedy: options.remedy } : {}),
    ...(options.titleKey ? { errorTitle: sentenceOf(text, options.titleKey, options.params) } : {}),
  };
}
