import { pino, stdSerializers, type DestinationStream, type Logger } from 'pino';
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

/** JSON lines on stdout. `level` 'silent' turns it off. */
export function createLog(level = 'info', destination?: DestinationStream): Log {
  const options = {
    name: 'b2c',
    level,
    serializers: { err: errorOf },
    redact: { paths: redacted.flatMap((path) => [path, `*.${path}`]), censor: '[redacted]' },
  };
  return destination ? pino(options, destination) : pino(options);
}
