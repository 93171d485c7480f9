import type { RemotePort } from '../ops/remotePort.ts';
import type { ChatDesk } from './chatDesk.ts';

/** A desk behind a time limit and a circuit breaker: while it is away, pages still come at once. */
export const guardedDesk = (desk: ChatDesk, port: RemotePort): ChatDesk => ({
  agentsFree: (market, now) => port(() => desk.agentsFree(market, now)),
  answer: (turn) => port(() => desk.answer(turn)),
  close: (chatId) => port(() => desk.close(chatId)),
});
