import { B2cError } from '../http/errors.ts';
import type { RateRule } from '../http/rateLimit.ts';
import type { CallContext } from '../http/route.ts';

/**
 * Limits what finds or proves a card by address and by account: a finder with many addresses has one account, one
 * with many accounts one address.
 * @throws B2cError error_too_many_requests (429)
 */
export async function limitSearch(
  ctx: CallContext,
  name: string,
  customerId: string,
  rule: RateRule,
): Promise<void> {
  await ctx.limit(name, { burst: rule.burst * 3, perMinute: rule.perMinute * 3 });
  const wait = await ctx.services.limiter.take(`${name}:customer:${customerId}`, rule);
  if (wait > 0) throw new B2cError('error_too_many_requests', { status: 429, retryAfter: wait });
}
