import { refusalResponse } from '@driveline/b2c';
import type { MiddlewareHandler } from 'hono';
import { isHost, type Directory } from './directory.ts';

/**
 * Refuses a request with several hosts, or with what is none (RFC 9112, 3.2): a proxy in front and we could take it
 * for two shops, and each keep the page of the other.
 */
export function requireSingleHost({ marketOf }: Pick<Directory, 'marketOf'>): MiddlewareHandler {
  return async (c, next) => {
    const host = c.req.raw.headers.get('host');
    if (host === null || isHost(host)) return next();
    return refusalResponse('error_body_invalid', marketOf(c.req.raw));
  };
}
