import { pino, type Logger } from 'pino';

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

/** JSON lines on stdout. `level` 'silent' turns it off. */
export function createLog(level = 'info'): Log {
  return pino({
    name: 'b2c',
    level,
    redact: { paths: redacted.flatMap((path) => [path, `*.${path}`]), censor: '[redacted]' },
  });
}
