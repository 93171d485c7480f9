import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { Market } from '@driveline/markets';
import type { ChatDesk } from '../../src/ports/chatDesk.ts';
import type { ContractCase } from './contractCase.ts';

export interface ChatContract {
  readonly desk: ChatDesk;
  readonly market: Market;
  /** A moment in the desk's hours. */
  readonly now: Date;
}

/** What chats rely on of a desk. */
export function chatContract({ desk, market, now }: ChatContract): ContractCase[] {
  return [
    {
      name: 'the agents who are free are a number',
      async run() {
        const free = await desk.agentsFree(market, now);
        assert.ok(Number.isInteger(free) && free >= 0, String(free));
      },
    },
    {
      name: 'answers have a name, a text and a moment that is not past, the first one first',
      async run() {
        const turn = { market, chatId: randomUUID(), name: 'Ana', topic: 'Returns', now };
        const answers = await desk.answer({ ...turn, said: undefined });
        for (const { agentName, text, at } of answers) assert.ok(agentName && text && at >= now);
        const moments = answers.map(({ at }) => at.getTime());
        assert.deepEqual(
          moments,
          moments.toSorted((a, b) => a - b),
        );
        await desk.close(turn.chatId);
      },
    },
    {
      name: 'a chat that is closed or unknown may be closed again',
      run: () => desk.close(randomUUID()),
    },
  ];
}
