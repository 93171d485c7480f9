import { B2cError } from '../http/errors.ts';
import { waitFor } from '../http/limits.ts';
import { networkOf } from '../http/networkOf.ts';
import type { CallContext } from '../http/route.ts';
import type { RateUse } from '../http/rateLimit.ts';

type Call = Pick<CallContext, 'services' | 'clientAddress'>;

const waitOf = ({ services, clientAddress }: Call, use: RateUse): Promise<number> =>
  waitFor(services.limiter, 'email-taken', 'network', networkOf(clientAddress), use);

/**
 * The contract tells who registers that an email has an account, since most who read it are its owners. A list of emails
 * is not checked that way: a network that was told of so many is refused before anybody looks, with a new email as with
 * a taken one.
 * @throws B2cError error_too_many_requests (429)
 */
export async function refuseProbing(call: Call): Promise<void> {
  const retryAfter = await waitOf(call, 'look');
  if (retryAfter > 0) throw new B2cError('error_too_many_requests', { status: 429, retryAfter });
}

/** After it was told of one. */
export const countProbe = async (call: Call): Promise<void> => void (await waitOf(call, 'owe'));
