export { callQuery } from './callQuery.ts';
export { ClientProvider, useB2c } from './ClientProvider.ts';
export type { B2cContext } from './ClientProvider.ts';
export { mayChangeByPost } from './publicMeta.ts';
export { createQueryClient } from './queryClient.ts';
export { sessionEvents } from './sessionEvents.ts';
export type { SessionHandlers } from './sessionEvents.ts';
