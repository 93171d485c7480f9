export * from './chatAvailability.ts';
export * from './proactiveChat.ts';
