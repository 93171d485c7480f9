import { clientAddressOf as addressOf } from '@driveline/b2c';
import type { HttpBindings } from '@hono/node-server';
import { log } from './log.ts';
import type { Settings } from './settings.ts';

/** What comes with a request: the connection, or what is known of it where this server calls itself for a page. */
export type CallBindings = Partial<HttpBindings> & {
  readonly clientAddress?: string;
  readonly page?: object;
};

/** Address of the visitor; key of rate limits. */
export const clientAddressOf = (
  request: Request,
  bindings: CallBindings | undefined,
  { trustsProxy }: Pick<Settings, 'trustsProxy'>,
): string =>
  bindings?.clientAddress ??
  addressOf(request, bindings?.incoming?.socket.remoteAddress, { trustsProxy, log });
