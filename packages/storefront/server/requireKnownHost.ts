import { isHost, misdirected, refusalResponse } from '@driveline/b2c';
import type { MiddlewareHandler } from 'hono';
import type { Directory } from './directory.ts';
import type { Settings } from './settings.ts';

/**
 * Refuses a request with several hosts, or with what is none (RFC 9112, 3.2): a proxy in front and we could take it
 * for two shops, and each keep the page of the other. Refuses a host that the deployment does not name too (421, RFC
 * 9110, 15.5.20): addresses of pages and links of mails are built of the host that was asked.
 */
export function requireKnownHost(
  { marketOf, originOf }: Pick<Directory, 'marketOf' | 'originOf'>,
  { allowedHosts }: Pick<Settings, 'allowedHosts'>,
): MiddlewareHandler {
  return async (c, next) => {
    const host = c.req.raw.headers.get('host');
    if (host !== null && !isHost(host)) return refusalResponse('error_body_invalid', marketOf(c.req.raw));
    if (!allowedHosts || allowedHosts.has(new URL(originOf(c.req.raw)).host)) return next();
    return misdirected(marketOf(c.req.raw));
  };
}
