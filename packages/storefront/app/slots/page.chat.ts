export { ChatPage as default } from '../pages/chat/ChatPage.tsx';
