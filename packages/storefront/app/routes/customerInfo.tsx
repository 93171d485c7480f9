import { browserAction, browserLoader, serverLoader } from '../data/routeLoaders.ts';
import CustomerInfoPage from '../slots/page.chatContact.ts';
import { loadCustomerInfo } from '../pages/chat/loadChat.ts';
import { startChatAction } from '../pages/chat/chatActions.ts';
import { withLateWords } from '../shop/lateWords.tsx';

/** Before the chat, in its window (SHELL-003). */
export const handle = { frame: 'none' };
export const loader = serverLoader(loadCustomerInfo);
export const clientLoader = browserLoader(loadCustomerInfo);
export const action = startChatAction;
export const clientAction = browserAction;

export default withLateWords(CustomerInfoPage);
