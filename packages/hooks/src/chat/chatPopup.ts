import { CHAT_POPUP } from '../constants.ts';

/** A window as `openChat` uses it. */
interface ChatWindow {
  readonly closed: boolean;
  focus(): void;
}

/** Opens the chat; the answer is how. */
export type OpenChat = () => 'popup' | 'focused' | 'tab';

/**
 * CONTENT-013: opens the chat's path in a popup of 408x720, focuses the one that is open, and goes there in the same tab
 * where the browser blocks popups.
 */
export function createChatPopup(
  go: (path: string) => void,
  open: (url: string, target: string, features: string) => ChatWindow | null = (...how) =>
    globalThis.open(...how),
  path = '/chat',
): OpenChat {
  let popup: ChatWindow | null = null;
  return () => {
    if (popup && !popup.closed) {
      popup.focus();
      return 'focused';
    }
    popup = open(path, 'chat', `popup,width=${CHAT_POPUP.width},height=${CHAT_POPUP.height}`);
    if (popup) return 'popup';
    go(path);
    return 'tab';
  };
}
