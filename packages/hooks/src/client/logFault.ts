import type { B2cClient } from '@driveline/api';

/** Tells the server's log what failed. Nobody waits for it, and it adds nothing to what went wrong. */
export function logFault(client: B2cClient, message: string): void {
  client.call('shell.log', { body: { message, level: 'error' } }).catch(() => undefined);
}
