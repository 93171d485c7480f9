import { vi } from 'vitest';
import type { Mail } from '../src/ports/mailer.ts';
import type { Shop, Shopper } from './shop.ts';
import { signedIn } from './signedIn.ts';

/** The newest mail to an address; the outbox sends after the answer. */
export const newestMail = (shop: Shop, email: string, pattern: RegExp): Promise<Mail> =>
  vi.waitFor(
    () => {
      const mail = shop.mails.findLast(({ to, text }) => to === email && pattern.test(text));
      if (!mail) throw new Error(`no mail to ${email} matches ${pattern}`);
      return mail;
    },
    { timeout: 10_000 },
  );

/** A signed-in account that lacks nothing a card could be linked to. */
export const complete = (shop: Shop, customer = {}) =>
  signedIn(shop, { customer: { phone: '9015550134', ...customer } });

export const validate = (shopper: Shopper, rewardsId: string) =>
  shopper.call('rewards.validate', { body: { rewardsId } });

/** The code that a validation has sent for a card of `card()`. */
export async function codeFor(shop: Shop, rewardsId: string): Promise<string> {
  const { text } = await newestMail(shop, `${rewardsId}@example.com`, /\d{6}/);
  return /\b(\d{6})\b/.exec(text)?.[1] ?? '';
}

export const answer = (shopper: Shopper, rewardsId: string, answers: Record<string, string>) =>
  shopper.call('rewards.answerQuestions', {
    body: {
      rewardsId,
      answers: Object.entries(answers).map(([questionId, text]) => ({ questionId, answer: text })),
    },
  });
