import { browserAction, browserLoader, serverLoader } from '../data/routeLoaders.ts';
import { chatAction } from '../pages/chat/chatActions.ts';
import ChatPage from '../slots/page.chat.ts';
import { loadChat } from '../pages/chat/loadChat.ts';
import { withLateWords } from '../shop/lateWords.tsx';

/** It fills a window of its own (SHELL-003). */
export const handle = { frame: 'none' };
export const loader = serverLoader(loadChat);
export const clientLoader = browserLoader(loadChat);
export const action = chatAction;
export const clientAction = browserAction;

export default withLateWords(ChatPage);
