import { MD_MIN_WIDTH, PROACTIVE_CHAT_DELAY_MS, PROACTIVE_CHAT_RESET_MS } from '../constants.ts';
import type { Due, Step, StopWaiting, Wait } from '../machine/machine.ts';

/** What CONTENT-016 and CONTENT-017 ask about. */
export interface ProactiveChatSituation {
  /** `PROACTIVE_CHAT_POPUP_ENABLED` */
  readonly isEnabled: boolean;
  readonly agentsAvailable: boolean;
  readonly isBot: boolean;
  /** Of the window, in px. */
  readonly width: number;
  readonly path: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** `disableProactiveChatExpiry` of storage: milliseconds since 1970 as text. */
  readonly expiry: string | null;
}

const WITHOUT = /^\/(cart|checkout|chat)(\/|$)/;

/** CONTENT-016, CONTENT-017: whether a chat may be proposed now. */
export function mayProposeChat(situation: ProactiveChatSituation): boolean {
  const { isEnabled, agentsAvailable, isBot, width, path, now, expiry } = situation;
  const isSuppressed = expiry !== null && Number(expiry) > now;
  return (
    isEnabled && agentsAvailable && !isBot && width >= MD_MIN_WIDTH && !WITHOUT.test(path) && !isSuppressed
  );
}

/** `over`: it was shown, and does not return on this page. */
export type ProactiveChat = 'away' | 'waiting' | 'shown' | 'over';

export type ProactiveChatEvent =
  | { readonly type: 'situation'; readonly situation: ProactiveChatSituation }
  /** Also when the chat was started from it. */
  | { readonly type: 'close' }
  | Due;

export type ProactiveChatEffect =
  /** Keep now and this long as `disableProactiveChatExpiry`. */
  { readonly type: 'suppress'; readonly ms: number } | Wait | StopWaiting;

export const initialProactiveChat = 'away' as ProactiveChat;

/** CONTENT-016, CONTENT-017: proposes a chat once, 30 s after the conditions hold, then not for 30 days. */
export function proactiveChat(
  state: ProactiveChat,
  event: ProactiveChatEvent,
): Step<ProactiveChat, ProactiveChatEffect> {
  if (event.type === 'due') {
    return state === 'waiting' ? ['shown', { type: 'suppress', ms: PROACTIVE_CHAT_RESET_MS }] : [state];
  }
  if (event.type === 'close') return [state === 'shown' ? 'over' : state];
  if (state === 'shown') return [WITHOUT.test(event.situation.path) ? 'over' : state];
  const may = mayProposeChat(event.situation);
  if (state === 'away' && may) return ['waiting', { type: 'wait', ms: PROACTIVE_CHAT_DELAY_MS }];
  if (state === 'waiting' && !may) return ['away', { type: 'stopWaiting' }];
  return [state];
}
