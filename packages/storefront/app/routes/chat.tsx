import { browserAction, browserLoader, serverLoader, withLateWords } from '../data/route.ts';
import { chatAction } from '../pages/chat/chatActions.ts';
import ChatPage from '../slots/page.chat.ts';
import { loadChat } from '../pages/chat/loadChat.ts';

/** It fills a window of its own (SHELL-003). */
export const handle = { frame: 'none' };
export const loader = serverLoader(loadChat);
export const clientLoader = browserLoader(loadChat);
export const action = chatAction;
export const clientAction = browserAction;

export default withLateWords(ChatPage);
