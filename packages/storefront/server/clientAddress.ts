import { lastForwarded } from '@driveline/b2c';
import type { HttpBindings } from '@hono/node-server';
import { log } from './log.ts';
import type { Settings } from './settings.ts';

/** What comes with a request: the connection, or what is known of it where this server calls itself for a page. */
export type CallBindings = Partial<HttpBindings> & {
  readonly clientAddress?: string;
  readonly page?: object;
};

let hasWarned = false;

/** Address of the visitor; key of rate limits. */
export function clientAddressOf(
  request: Request,
  bindings: CallBindings | undefined,
  { trustsProxy }: Pick<Settings, 'trustsProxy'>,
): string {
  if (bindings?.clientAddress) return bindings.clientAddress;
  const told = lastForwarded(request.headers.get('x-forwarded-for'));
  if (told && !trustsProxy && !hasWarned) {
    hasWarned = true;
    log.warn(
      'X-Forwarded-For came without TRUST_PROXY=true: behind a proxy all shoppers count as one network',
    );
  }
  return (trustsProxy && told) || bindings?.incoming?.socket.remoteAddress || 'unknown';
}
