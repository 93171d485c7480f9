import { pino, stdSerializers, type DestinationStream, type Logger, type LoggerOptions } from 'pino';
import { withoutEmails } from './withoutEmails.ts';

export type Log = Logger;

/** Never in a log line: who somebody is, what they pay with, what opens their session. */
const redacted = [
  'email',
  'phone',
  'phoneNumber',
  'firstName',
  'lastName',
  'address1',
  'address2',
  'fiscalId',
  'taxDocument',
  'taxId',
  'legalName',
  'stateRegistration',
  'token',
  'cardNumber',
  'pin',
  'cookie',
  'headers.cookie',
  'headers.authorization',
];

/**
 * Of an error what says where it happened. Drivers hang more on theirs: PostgreSQL the whole row that broke a rule,
 * with name and address, a mail service whom it could not reach.
 */
function errorOf(error: Error): object {
  const { type, message, stack, code } = stdSerializers.err(error);
  return { type, message: withoutEmails(String(message)), stack: withoutEmails(String(stack)), code };
}

/** A line as it is logged: facts and a message, or the message alone. */
export type LogLine = readonly [facts: unknown, message?: string, ...more: unknown[]];

/**
 * JSON lines on stdout. `level` 'silent' turns it off.
 * @param onError hears of every line that is an error, before it is written
 */
export function createLog(
  level = 'info',
  destination?: DestinationStream,
  onError?: (line: LogLine) => void,
): Log {
  const options = {
    name: 'b2c',
    level,
    serializers: { err: errorOf },
    ...(onError && { hooks: { logMethod: errorsTo(onError) } }),
    redact: { paths: redacted.flatMap((path) => [path, `*.${path}`]), censor: '[redacted]' },
  };
  return destination ? pino(options, destination) : pino(options);
}

const ERROR = 50;

/** What pino asks to log a line. */
export const errorsTo = (
  onError: (line: LogLine) => void,
): NonNullable<LoggerOptions['hooks']>['logMethod'] =>
  function logMethod(line, write, level) {
    if (level >= ERROR) onError(line);
    write.apply(this, line);
  };
