export * from './chatAvailability.ts';
export * from './proactiveChat.ts';
export { chatMutations } from './chatMutations.ts';
export { chatQueries, checkAgents } from './chatQueries.ts';
export * from './useChat.ts';
export * from './useChatMachines.ts';
