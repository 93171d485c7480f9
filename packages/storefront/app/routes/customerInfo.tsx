import { browserAction, browserLoader, serverLoader, withLateWords } from '../data/route.ts';
import CustomerInfoPage from '../slots/page.chatContact.ts';
import { loadCustomerInfo } from '../pages/chat/loadChat.ts';
import { startChatAction } from '../pages/chat/chatActions.ts';

/** Before the chat, in its window (SHELL-003). */
export const handle = { frame: 'none' };
export const loader = serverLoader(loadCustomerInfo);
export const clientLoader = browserLoader(loadCustomerInfo);
export const action = startChatAction;
export const clientAction = browserAction;

export default withLateWords(CustomerInfoPage);
