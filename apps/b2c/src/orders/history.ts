import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely';
import type { OrderHistory } from '@driveline/api/contract';
import { calendarDate, isCalendarDate, orderNumberSent } from '@driveline/validation';
import type { DB } from '../db/schema.ts';
import { addDays, midnight } from '../clock/calendarDate.ts';
import { inputInvalid } from '../http/inputInvalid.ts';
import type { CallContext } from '../http/route.ts';
import { requireCustomer, type Customer } from '../identity/customer.ts';
import { sitesOf } from '../stores/places.ts';
import { readManyOrderRows } from './orderRows.ts';
import { cardsOf } from './cardsOf.ts';
import { toHistoryEntry } from './orderWire.ts';

/** ACCT-046 */
const pageSize = 10;

export interface HistoryQuery {
  readonly pageNumber?: number | undefined;
  readonly maxResult?: number | undefined;
  readonly orderType?: string | undefined;
  readonly fromDate?: string | undefined;
  readonly toDate?: string | undefined;
  readonly orderId?: string | undefined;
  readonly after?: string | undefined;
}

/**
 * The account's orders, the newest first. `pageNumber` counts only over an index; `after` goes on behind the last
 * one of the page before, however deep that was.
 * @throws B2cError error_not_signed_in (401)
 */
export async function orderHistory(ctx: CallContext, query: HistoryQuery): Promise<OrderHistory> {
  const customer = await requireCustomer(ctx);
  const { db, market, clock } = ctx;
  const size = query.maxResult ?? pageSize;
  const matching = matchingOrders(ctx, customer, query);
  const after = query.after === undefined ? undefined : readKey(query.after);
  const offset = after ? 0 : ((query.pageNumber ?? 1) - 1) * size;
  const ids = await matching
    .select(['id', 'placed_at'])
    .$if(after !== undefined, (rest) =>
      rest.where(
        sql<boolean>`(placed_at, id) < (${after?.placedAt ?? null}::timestamptz, ${after?.id ?? null})`,
      ),
    )
    .orderBy('placed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(size + 1)
    .offset(offset)
    .execute();
  const { count } = await matching
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  const shown = ids.slice(0, size);
  const rows = await readManyOrderRows(
    db,
    shown.map(({ id }) => id),
  );
  const setting = { market, sites: await sitesOf(db, market), now: clock.now() };
  const last = shown.at(-1);
  return {
    orders: rows.map((each) => toHistoryEntry(setting, each)),
    totalCount: Number(count),
    ...(last && ids.length > size ? { nextPage: writeKey(last) } : {}),
  };
}

function matchingOrders(ctx: CallContext, customer: Customer, query: HistoryQuery) {
  const { db, market } = ctx;
  const { orderType, fromDate, toDate, orderId } = query;
  if (fromDate && !isCalendarDate(fromDate)) throw inputInvalid('fromDate');
  if (toDate && calendarDate(toDate, { from: fromDate })) throw inputInvalid('toDate');
  const from = fromDate && midnight(fromDate, market.timeZone);
  const until = toDate && midnight(addDays(toDate, 1), market.timeZone);
  return db
    .selectFrom('orders')
    .where('market', '=', market.code)
    .where((eb) => eb.or([...ownOrders(ctx, customer)(eb), ...waitingOrders(ctx, customer)(eb)]))
    .$if(orderType !== undefined, (rest) => rest.where('type', '=', orderType ?? ''))
    .$if(Boolean(from), (rest) => rest.where('placed_at', '>=', from as Date))
    .$if(Boolean(until), (rest) => rest.where('placed_at', '<', until as Date))
    .$if(orderId !== undefined, (rest) => rest.where('number', 'like', `%${likeText(orderId ?? '')}%`));
}

type Conditions = (eb: ExpressionBuilder<DB, 'orders'>) => Expression<SqlBool>[];

/** What was bought at a register belongs to the card that was shown, whenever that is linked. */
const ownOrders =
  ({ db }: CallContext, { id }: Customer): Conditions =>
  (eb) => [eb('customer_id', '=', id), eb('rewards_id', 'in', cardsOf(db, id))];

/**
 * What this browser bought as a guest with the account's address, until that is proven and its orders join (decision
 * 45): the session sees them, the account does not.
 */
const waitingOrders =
  ({ session }: CallContext, { email, email_proven_at }: Customer): Conditions =>
  (eb) =>
    email_proven_at
      ? []
      : [
          eb.and([
            eb('session_id_hash', '=', session.state?.idHash ?? ''),
            eb('customer_id', 'is', null),
            eb(eb.fn('lower', ['email']), '=', email.toLowerCase()),
          ]),
        ];

const likeText = (typed: string): string => orderNumberSent(typed).replace(/[\\%_]/g, String.raw`\$&`);

const writeKey = ({ id, placed_at }: { id: string; placed_at: Date }): string =>
  Buffer.from(`${new Date(placed_at).toISOString()} ${id}`).toString('base64url');

/** Only what `writeKey` writes: Date.parse takes the 30th of February, the database does not. */
function readKey(text: string): { placedAt: Date; id: string } {
  const [placedAt = '', id = ''] = Buffer.from(text, 'base64url').toString().split(' ');
  const at = new Date(placedAt);
  const isWritten = /^\d{4}-/.test(placedAt) && !Number.isNaN(at.getTime()) && at.toISOString() === placedAt;
  if (!isWritten || !/^[\w.:-]{1,64}$/.test(id)) throw inputInvalid('after');
  return { placedAt: at, id };
}
