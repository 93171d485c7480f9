export * from './chatAvailability.ts';
export * from './proactiveChat.ts';
export { chatForm, toChatStart } from './chatForm.ts';
export { chatMutations } from './chatMutations.ts';
export { chatQueries, checkAgents } from './chatQueries.ts';
export * from './useChat.ts';
export * from './useChatMachines.ts';
export { createChatPopup } from './chatPopup.ts';
export type { OpenChat } from './chatPopup.ts';
