import { toDecimal } from '@driveline/api';
import type { InputOf, OutputOf } from '@driveline/api/contract';
import { ACTIVITY_DAYS, isCalendarDate } from '@driveline/validation';
import { dateOf, localOf } from '../clock/zone.ts';
import { addDays, midnight, todayIn } from '../clock/calendarDate.ts';
import { B2cError } from '../http/errors.ts';
import type { CallContext } from '../http/route.ts';
import { requireCustomer } from '../identity/customer.ts';
import { currentCard } from './loyaltyAccountOf.ts';
import { readRewardsId } from './rewardsId.ts';

type Activity = OutputOf<'rewards.activity'>['activities'][number];

const rowLimit = 1000;

/**
 * API-037: what happened on a card and on those that were merged into it, by days of the market's calendar, both
 * ends included. Moves between merged cards are left out: for the shopper nothing happened.
 * @throws B2cError error_rewards_card_unknown (404) for a card that is not the caller's, error_date_range
 */
export async function rewardsActivity(
  ctx: CallContext & { readonly input: InputOf<'rewards.activity'> },
): Promise<OutputOf<'rewards.activity'>> {
  const { db, market, text, input } = ctx;
  const customer = await requireCustomer(ctx);
  const rewardsId = readRewardsId(input.params.rewardsCardNumber) ?? '';
  // What has run out by now belongs to the list.
  await currentCard(ctx, customer.id);
  const cards = await db
    .selectFrom('loyalty_account')
    .select(['rewards_id', 'merged_into'])
    .where('customer_id', '=', customer.id)
    .execute();
  if (!cards.some(({ rewards_id }) => rewards_id === rewardsId))
    throw new B2cError('error_rewards_card_unknown');
  const ids = withMerged(cards, rewardsId);
  const { from, to } = rangeOf(ctx, input.query ?? {});
  let rows = db
    .selectFrom('loyalty_entry')
    .selectAll()
    .where('rewards_id', 'in', ids)
    .where('kind', '!=', 'MERGE')
    .where('at', '>=', from)
    .where('at', '<', to);
  const type = input.query?.order_type;
  if (type) rows = rows.where('order_type', '=', type);
  const entries = await rows.orderBy('at', 'desc').orderBy('id', 'desc').limit(rowLimit).execute();
  const major = (minor: number) => toDecimal(minor, market.currency.minorDigits);
  return {
    activities: entries.map((entry) => ({
      date: dateOf(localOf(new Date(entry.at), market.timeZone).day),
      orderType: entry.order_type as Activity['orderType'],
      description: text(`rewards.activity.${entry.kind}`, { reference: entry.reference ?? '' }).trim(),
      amount: major(entry.order_amount_minor ?? entry.amount_minor),
      credits: entry.credits,
    })),
  };
}

/** A card and all that ended in it, over several merges too. */
function withMerged(
  cards: readonly { readonly rewards_id: string; readonly merged_into: string | null }[],
  rewardsId: string,
): string[] {
  const into = cards.filter(({ merged_into }) => merged_into === rewardsId);
  return [rewardsId, ...into.flatMap(({ rewards_id }) => withMerged(cards, rewards_id))];
}

function rangeOf(
  { market, clock }: CallContext,
  query: { readonly fromDate?: string | undefined; readonly toDate?: string | undefined },
): { from: Date; to: Date } {
  const to = query.toDate ?? todayIn(market, clock.now());
  const from = query.fromDate ?? (isCalendarDate(to) ? addDays(to, -ACTIVITY_DAYS) : '');
  if (!isCalendarDate(from) || !isCalendarDate(to) || from > to) {
    throw new B2cError('error_date_range', { field: query.fromDate === undefined ? 'toDate' : 'fromDate' });
  }
  return { from: midnight(from, market.timeZone), to: midnight(addDays(to, 1), market.timeZone) };
}
