import type { Selectable } from 'kysely';
import type { Chat } from '@driveline/api/contract';
import type { DB } from '../db/schema.ts';
import { withTx, type Executor } from '../db/tx.ts';
import { B2cError } from '../http/errors.ts';
import { newId } from '../ops/newId.ts';
import { lockDetail, patchSession } from '../session/sessionStore.ts';
import type { DeskAnswer } from '../ports/chatDesk.ts';

export type ChatRow = Selectable<DB['chat']>;

/** A chat in which nobody has spoken for so long is over. */
export const quietMs = 900_000;

export interface NewChat {
  readonly market: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly topic: string;
  readonly orderNumber: string | null;
}

/** Starts the session's chat, or finds the one that is open: two clicks are one chat. */
export function startChat(db: Executor, now: Date, sessionIdHash: string, chat: NewChat): Promise<ChatRow> {
  return withTx(db, async (tx) => {
    const { chatId } = await lockDetail(tx, sessionIdHash);
    const open = await readChat(tx, chat.market, chatId, now);
    if (open?.status === 'OPEN') return open;
    const { orderNumber, ...columns } = chat;
    const row = await tx
      .insertInto('chat')
      .values({ id: newId(now), ...columns, order_number: orderNumber, started_at: now, last_at: now })
      .returningAll()
      .executeTakeFirstOrThrow();
    await patchSession(tx, sessionIdHash, { detail: { chatId: row.id } });
    return row;
  });
}

/** A chat by its id, ended when it has been quiet for too long. */
export async function readChat(
  db: Executor,
  market: string,
  chatId: string | undefined,
  now: Date,
): Promise<ChatRow | undefined> {
  if (chatId === undefined) return undefined;
  const row = await db
    .selectFrom('chat')
    .selectAll()
    .where('id', '=', chatId)
    .where('market', '=', market)
    .executeTakeFirst();
  const isQuiet = row?.status === 'OPEN' && now.getTime() - new Date(row.last_at).getTime() > quietMs;
  return row && isQuiet ? endChat(db, row.id, now) : row;
}

export const endChat = (db: Executor, chatId: string, now: Date): Promise<ChatRow> =>
  db
    .updateTable('chat')
    .set((eb) => ({ status: 'ENDED', ended_at: eb.fn.coalesce('ended_at', eb.val(now)) }))
    .where('id', '=', chatId)
    .returningAll()
    .executeTakeFirstOrThrow();

/**
 * Holds a chat until the transaction ends, so that its messages are dated one after the other: a reader of what
 * came after a message they have read misses none.
 * @returns the earliest moment that a new message may be dated
 */
async function nextMoment(tx: Executor, chatId: string, now: Date): Promise<Date> {
  await tx.selectFrom('chat').select('id').where('id', '=', chatId).forUpdate().execute();
  const { last } = await tx
    .selectFrom('chat_message')
    .select((eb) => eb.fn.max('at').as('last'))
    .where('chat_id', '=', chatId)
    .where('at', '<=', now)
    .executeTakeFirstOrThrow();
  return last === null ? now : new Date(Math.max(now.getTime(), new Date(last).getTime() + 1));
}

/**
 * Keeps what the shopper says; the same id again is kept once.
 * @returns the moment at which it shows
 * @throws B2cError error_chat_ended, also when it ended after it was read
 */
export async function keepSaid(
  db: Executor,
  chat: ChatRow,
  now: Date,
  id: string,
  text: string,
): Promise<Date> {
  const { id: chatId, market } = chat;
  return withTx(db, async (tx) => {
    const at = await nextMoment(tx, chatId, now);
    const open = await tx
      .updateTable('chat')
      .set({ last_at: now })
      .where('id', '=', chatId)
      .where('status', '=', 'OPEN')
      .returning('id')
      .executeTakeFirst();
    if (!open) throw new B2cError('error_chat_ended');
    await tx
      .insertInto('chat_message')
      .values({ chat_id: chatId, id, market, sender: 'shopper', text, at })
      .onConflict((clash) => clash.columns(['chat_id', 'id']).doNothing())
      .execute();
    return at;
  });
}

/**
 * Keeps the desk's answers to a message; asked again, it answers once. One that arrives late, as by a vendor's
 * webhook, shows when it arrives: dated back, it would slip in before what its reader has read.
 */
export async function keepAnswers(
  db: Executor,
  { id: chatId, market }: Pick<ChatRow, 'id' | 'market'>,
  now: Date,
  to: string,
  answers: readonly DeskAnswer[],
): Promise<void> {
  if (answers.length === 0) return;
  await withTx(db, async (tx) => {
    let earliest = await nextMoment(tx, chatId, now);
    const rows = answers.map(({ agentName, text, at: said }, index) => {
      const at = said > earliest ? said : earliest;
      earliest = new Date(at.getTime() + 1);
      return {
        chat_id: chatId,
        id: `${to}.${index + 1}`,
        market,
        sender: 'agent' as const,
        agent_name: agentName,
        text,
        at,
      };
    });
    await tx
      .insertInto('chat_message')
      .values(rows)
      .onConflict((clash) => clash.columns(['chat_id', 'id']).doNothing())
      .execute();
  });
}

/** More than two people type in one talk; a longer one shows its end. */
const shownMessages = 500;

/** The end of a chat, in its order. @param until what shows later is left out; without it all is there */
export async function readMessages(db: Executor, chatId: string, until?: Date) {
  const latest = await db
    .selectFrom('chat_message')
    .selectAll()
    .where('chat_id', '=', chatId)
    .$if(until !== undefined, (rest) => rest.where('at', '<=', until as Date))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(shownMessages)
    .execute();
  return latest.toReversed();
}

/** The chat as its shopper sees it now. @param after id of the last message that was read */
export async function toChat(db: Executor, chat: ChatRow, now: Date, after?: string): Promise<Chat> {
  const rows = await readMessages(db, chat.id);
  const said = rows.filter(({ at }) => new Date(at) <= now);
  const read = after === undefined ? -1 : said.findIndex(({ id }) => id === after);
  return {
    status: chat.status,
    topic: chat.topic,
    startedAt: new Date(chat.started_at).toISOString(),
    isAnswering: chat.status === 'OPEN' && said.length < rows.length,
    messages: said.slice(read + 1).map(({ id, sender, agent_name: agentName, text, at }) => ({
      id,
      from: sender,
      ...(agentName ? { agentName } : {}),
      text,
      at: new Date(at).toISOString(),
    })),
  };
}
