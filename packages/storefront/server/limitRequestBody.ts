import { refusalResponse } from '@driveline/b2c';
import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Directory } from './directory.ts';

/** What no form of the shop and no call of the contract comes near. */
const MAX_BYTES = 128 * 1024;

/**
 * No request holds more of this process's memory than that, whether it says how long it is or not. A page's action
 * reads the whole form, and a b2c server on another machine is sent the whole body.
 */
export function limitRequestBody({ marketOf }: Pick<Directory, 'marketOf'>): MiddlewareHandler {
  const limit = bodyLimit({
    maxSize: MAX_BYTES,
    onError: (c) => refusalResponse('error_body_too_large', marketOf(c.req.raw)),
  });
  return (c, next) => (c.req.method === 'GET' || c.req.method === 'HEAD' ? next() : limit(c, next));
}
