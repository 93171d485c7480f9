/** A chat with the desk. It comes after the page, so it has an address of its own. */
export type { ChatMessage, ChatState } from './chat.ts';
export type { ChatComposerProps } from './ChatComposer.tsx';
export { ChatLauncher, type ChatLauncherProps } from './ChatLauncher.tsx';
export { ChatWindow, type ChatTalk, type ChatWays, type ChatWindowProps } from './ChatWindow.tsx';
export { ProactiveChat, type ProactiveChatProps } from './ProactiveChat.tsx';
