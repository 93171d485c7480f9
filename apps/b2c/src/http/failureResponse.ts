import { anyErrors } from '@driveline/api/contract';
import type { Market } from '@driveline/markets';
import { B2cError } from './errors.ts';
import { failureOf } from './failure.ts';
import { textOf } from '../messages/index.ts';

/**
 * The answer of API-026 to a request that failed outside the rows of the contract, in the market's language. No
 * cache may keep it.
 */
export function failureResponse(error: unknown, market: Market): Response {
  const { status, body, headers } = failureOf(error, anyErrors, textOf(market));
  return Response.json(body, { status, headers: { ...headers, 'cache-control': 'no-store' } });
}

/** The same for a request that is turned away at the door, by the key that says why. */
export const refusalResponse = (key: keyof typeof anyErrors, market: Market): Response =>
  failureResponse(new B2cError(key), market);
