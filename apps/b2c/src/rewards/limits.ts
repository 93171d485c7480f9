import { takeFrom, type NetworkLimit } from '../http/limits.ts';
import type { CallContext } from '../http/route.ts';

/**
 * Limits what finds or proves a card by address and by account: a finder with many addresses has one account, one
 * with many accounts one address.
 * @throws B2cError error_too_many_requests (429)
 */
export async function limitSearch(
  ctx: CallContext,
  name: Extract<NetworkLimit, `rewards-${string}`>,
  customerId: string,
): Promise<void> {
  await ctx.limit(name);
  await takeFrom(ctx.services.limiter, name, 'account', customerId);
}
