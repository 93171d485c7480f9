import { lastForwarded } from '@driveline/b2c';
import type { HttpBindings } from '@hono/node-server';
import type { Settings } from './settings.ts';

/** What comes with a request: the connection, or the address when this server calls itself. */
export type CallBindings = Partial<HttpBindings> & { readonly clientAddress?: string };

/** Address of the visitor; key of rate limits. */
export function clientAddressOf(
  request: Request,
  bindings: CallBindings | undefined,
  { trustsProxy }: Pick<Settings, 'trustsProxy'>,
): string {
  if (bindings?.clientAddress) return bindings.clientAddress;
  const forwarded = trustsProxy ? lastForwarded(request.headers.get('x-forwarded-for')) : undefined;
  return forwarded || bindings?.incoming?.socket.remoteAddress || 'unknown';
}
