import type { OutputOf } from '@driveline/api/contract';
import { toDecimal } from '@driveline/api';
import type { ServerMarket } from '../markets/serverMarket.ts';
import { dateOf, localOf } from '../clock/zone.ts';
import { withTx, type Executor } from '../db/tx.ts';
import type { Clock } from '../clock/clock.ts';
import { alertsOf } from './alerts.ts';
import { cardsOf, lockCard, primaryCard, type Card } from './cardStore.ts';
import { lastDayBefore } from './ledger.ts';
import { settle } from './post.ts';
import { creditsToNext, programOf } from './program.ts';

export type LoyaltyAccount = NonNullable<OutputOf<'rewards.account'>['loyaltyAccount']>;

interface Setting {
  readonly db: Executor;
  readonly market: ServerMarket;
  readonly clock: Clock;
}

/**
 * What API-028 says of rewards: the card of an account (null without one) and the prompts that are due to it.
 * `rewardBalance` is in major units of the market.
 */
export async function loyaltyAccountOf(setting: Setting, customerId: string) {
  const card = await currentCard(setting, customerId);
  return {
    loyaltyAccount: card ? toLoyaltyAccount(setting.market, card) : null,
    loyaltyAccountAlerts: await alertsOf(setting, customerId, card),
  };
}

/** The card with what time asked for already written; none in a market without rewards. */
export async function currentCard(setting: Setting, customerId: string): Promise<Card | undefined> {
  if (setting.market.terms.rewards === 'none') return undefined;
  const card = await primaryCard(setting.db, customerId);
  return card && (await settled(setting, card));
}

export async function currentCards(setting: Setting, customerId: string): Promise<Card[]> {
  const cards: Card[] = [];
  for (const card of await cardsOf(setting.db, customerId)) cards.push(await settled(setting, card));
  return cards;
}

async function settled({ db, market, clock }: Setting, card: Card): Promise<Card> {
  const now = clock.now();
  if (!card.next_expiry || new Date(card.next_expiry) > now) return card;
  return withTx(db, async (tx) => {
    await settle(tx, now, programOf(market), await lockCard(tx, card.rewards_id));
    return lockCard(tx, card.rewards_id);
  });
}

export function toLoyaltyAccount(market: ServerMarket, card: Card): LoyaltyAccount {
  const program = programOf(market);
  return {
    rewardsId: card.rewards_id,
    rewardsCardNumber: card.rewards_id,
    rewardBalance: toDecimal(card.balance_minor, market.currency.minorDigits),
    credits: card.credits,
    creditsToNext: creditsToNext(program, card.credits),
    expirationDate: card.next_expiry ? lastDayBefore(program, new Date(card.next_expiry)) : null,
    joinedOn: dateOf(localOf(new Date(card.joined_at), market.timeZone).day),
  };
}
