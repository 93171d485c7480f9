import { createHash, timingSafeEqual } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';

const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * Lets calls with the operator's token as bearer pass; to all others the path is not there.
 * @param token at least 32 characters, from the environment
 */
export function operatorOnly(token: string): MiddlewareHandler {
  if (token.length < 32) throw new RangeError('The operator token needs at least 32 characters.');
  const expected = digest(`Bearer ${token}`);
  return async (c, next) => {
    const isKnown = timingSafeEqual(digest(c.req.header('authorization') ?? ''), expected);
    return isKnown ? next() : c.notFound();
  };
}
