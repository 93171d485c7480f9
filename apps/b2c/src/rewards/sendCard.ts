import type { InputOf } from '@driveline/api/contract';
import { isEmail } from '@driveline/validation';
import { B2cError } from '../http/errors.ts';
import type { CallContext } from '../http/route.ts';
import { requireCustomer } from '../identity/customer.ts';
import { enqueue } from '../mail/outbox.ts';
import { readCard } from './cardStore.ts';
import { limitSearch } from './limits.ts';
import { readRewardsId } from './rewardsId.ts';

export const cardTopic = 'rewards-card';

/**
 * API-099: mails a card's number, only to the address on file. Whether card and address belong together is not
 * told: the answer is the same.
 * @throws B2cError error_email_invalid, error_too_many_requests (429)
 */
export async function sendCard(
  ctx: CallContext & { readonly input: InputOf<'rewards.sendCard'> },
): Promise<null> {
  const { db, market, clock, services, input } = ctx;
  const customer = await requireCustomer(ctx);
  await limitSearch(ctx, 'rewards-email', customer.id);
  const email = input.body.email.trim();
  if (!isEmail(email)) throw new B2cError('error_email_invalid', { field: 'email' });
  const rewardsId = readRewardsId(input.body.rewardsId);
  const card = rewardsId === undefined ? undefined : await readCard(db, market.code, rewardsId);
  if (card?.email?.toLowerCase() === email.toLowerCase()) {
    const payload = { rewardsId: card.rewards_id };
    await enqueue(db, clock.now(), { market: market.code, locale: market.locale, topic: cardTopic, payload });
    services.wakeOutbox();
  }
  return null;
}
