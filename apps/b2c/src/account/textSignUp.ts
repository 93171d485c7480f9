import { takeFrom } from '../http/limits.ts';
import type { CallContext } from '../http/route.ts';
import type { MessageWriter } from '../mail/messageWriter.ts';
import { enqueue } from '../mail/outbox.ts';
import { textOf } from '../messages/index.ts';

const topic = 'text-sign-up';

/**
 * Asks a phone whether it wants the texts that somebody signed it up for (CONTENT-022). A number is asked three times an
 * hour at most, no matter who types it in.
 * @throws B2cError error_too_many_requests (429)
 */
export async function askPhone({ db, market, clock, services }: CallContext, phone: string): Promise<void> {
  await takeFrom(services.limiter, 'text-sign-up', 'phone', `${market.code}:${phone}`);
  await enqueue(db, clock.now(), { market: market.code, locale: market.locale, topic, payload: { phone } });
  services.wakeOutbox();
}

export const textSignUpMessages: Readonly<Record<string, MessageWriter>> = {
  [topic]: ({ market }, row) =>
    Promise.resolve({
      id: row.id,
      phone: (row.payload as { phone: string }).phone,
      text: textOf(market)('account.textSignUp'),
    }),
};
