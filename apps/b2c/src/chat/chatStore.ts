import type { Selectable } from 'kysely';
import type { Chat } from '@driveline/api/contract';
import type { DB } from '../db/schema.ts';
import { withTx, type Executor } from '../db/tx.ts';
import { newId } from '../ops/newId.ts';
import { patchSession } from '../session/sessionStore.ts';
import type { SessionDetail } from '../session/session.ts';
import type { DeskAnswer } from './chatDesk.ts';

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
    const session = await tx
      .selectFrom('session')
      .select('detail')
      .where('id_hash', '=', sessionIdHash)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const detail = session.detail as SessionDetail;
    const open = await readChat(tx, chat.market, detail.chatId, now);
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

/** Keeps what the shopper says; the same id again is kept once. */
export async function keepSaid(
  db: Executor,
  chat: ChatRow,
  now: Date,
  id: string,
  text: string,
): Promise<void> {
  const { id: chatId, market } = chat;
  await db
    .insertInto('chat_message')
    .values({ chat_id: chatId, id, market, sender: 'shopper', text, at: now })
    .onConflict((clash) => clash.columns(['chat_id', 'id']).doNothing())
    .execute();
  await db.updateTable('chat').set({ last_at: now }).where('id', '=', chatId).execute();
}

/** Keeps the desk's answers to a message; asked again, it answers once. */
export async function keepAnswers(
  db: Executor,
  { id: chatId, market }: Pick<ChatRow, 'id' | 'market'>,
  to: string,
  answers: readonly DeskAnswer[],
): Promise<void> {
  if (answers.length === 0) return;
  await db
    .insertInto('chat_message')
    .values(
      answers.map(({ agentName, text, at }, index) => {
        return { chat_id: chatId, id: `${to}.${index + 1}`, market, sender: 'agent', agent_name: agentName, text, at }; // prettier-ignore
      }),
    )
    .onConflict((clash) => clash.columns(['chat_id', 'id']).doNothing())
    .execute();
}

/** More than two people type in one talk; a longer one shows its end. */
const shownMessages = 500;

/** The chat as its shopper sees it now. @param after id of the last message that was read */
export async function toChat(db: Executor, chat: ChatRow, now: Date, after?: string): Promise<Chat> {
  const latest = await db
    .selectFrom('chat_message')
    .selectAll()
    .where('chat_id', '=', chat.id)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(shownMessages)
    .execute();
  const rows = latest.toReversed();
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
