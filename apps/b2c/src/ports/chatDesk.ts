import type { Market } from '@driveline/markets';

export interface ChatTurn {
  readonly market: Market;
  readonly chatId: string;
  readonly name: string;
  /** As the shopper reads it. */
  readonly topic: string;
  /** What was just said; undefined when the chat begins. */
  readonly said: string | undefined;
  readonly now: Date;
}

export interface DeskAnswer {
  readonly agentName: string;
  readonly text: string;
  /** It shows from this moment on. */
  readonly at: Date;
}

/**
 * Port of the desk that answers chats. A vendor whose agents answer later returns nothing here and writes its messages
 * by `keepAnswers` when its webhook brings them. Never called inside a transaction.
 */
export interface ChatDesk {
  /** Agents who could take one more chat. */
  agentsFree(market: Market, now: Date): Promise<number>;
  answer(turn: ChatTurn): Promise<readonly DeskAnswer[]>;
  /** The shopper has left. */
  close(chatId: string): Promise<void>;
}
