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
  // The last entry is the one that our proxy wrote; earlier ones are whatever the caller sent.
  const forwarded = trustsProxy
    ? request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim()
    : undefined;
  return forwarded || bindings?.incoming?.socket.remoteAddress || 'unknown';
}
