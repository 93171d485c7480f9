import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deskHours } from '../contact/desk.ts';
import type { Executor } from '../db/tx.ts';
import { hotSql } from '../db/hotSql.ts';
import type { ServerMarkets } from '../markets/serverMarket.ts';
import { writeMessage } from '../messages/index.ts';
import { localized, type Localized } from '../messages/localized.ts';
import { packageRoot } from '../ops/packageRoot.ts';
import { searchKey } from '../catalog/searchKey.ts';
import type { ChatDesk, ChatTurn } from '../ports/chatDesk.ts';
import { quietMs } from './chatStore.ts';

interface DeskAnswers {
  agents: string[];
  greeting: string;
  fallback: string;
  answers: { words: string[]; text: string }[];
}

const byLocale = JSON.parse(
  readFileSync(join(packageRoot, 'data', 'desk-answers.json'), 'utf8'),
) as Localized<DeskAnswers>;

const chatsPerAgent = 4;

/**
 * A desk for demonstrations and tests: so many agents during the desk's hours, each with a few chats at once, who
 * answer by words in the question after the time that writing takes. It keeps nothing of its own, so that several
 * processes are one desk.
 * @param agents at work in each market
 */
export function deskSimulator({
  db,
  markets,
  agents,
}: {
  db: Executor;
  markets: ServerMarkets;
  agents: number;
}): ChatDesk {
  return {
    async agentsFree(market, now) {
      if (!deskHours(markets.marketByCode(market.code), now).isOpen) return 0;
      const [row] = await hotSql<{ open: number }>(
        db,
        'chats-open',
        "select count(*)::int as open from chat where market = $1 and status = 'OPEN' and last_at > $2",
        [market.code, new Date(now.getTime() - quietMs)],
      );
      return Math.max(0, Math.ceil(agents - (row?.open ?? 0) / chatsPerAgent));
    },
    async answer(turn) {
      const words = localized(byLocale, turn.market);
      const agentName = agentOf(words, turn.chatId);
      const facts = { name: turn.name, agent: agentName, topic: turn.topic.toLowerCase() };
      const message = turn.said === undefined ? words.greeting : answerTo(words, turn.said);
      const text = writeMessage(turn.market.locale, message, facts);
      return [{ agentName, text, at: new Date(turn.now.getTime() + writingMs(turn, text)) }];
    },
    close: () => Promise.resolve(),
  };
}

function answerTo({ answers, fallback }: DeskAnswers, said: string): string {
  const key = ` ${searchKey(said)} `;
  return answers.find(({ words }) => words.some((word) => key.includes(` ${word} `)))?.text ?? fallback;
}

/** The same agent for the whole chat. */
const agentOf = ({ agents }: DeskAnswers, chatId: string): string =>
  agents[[...chatId].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % agents.length] ?? '';

const writingMs = ({ said }: ChatTurn, text: string): number =>
  said === undefined ? 1500 : Math.min(8000, 1500 + text.length * 25);
