export { chatAction, startChatAction } from './chatActions.ts';
export { ChatPage } from './ChatPage.tsx';
export { CustomerInfoPage } from './CustomerInfoPage.tsx';
export { loadChat, loadCustomerInfo } from './loaders.ts';
export { CHAT_PATH } from './paths.ts';
