export { createDrafts, isAsServed, isDraftable } from './drafts.ts';
export type { Drafts } from './drafts.ts';
export { NOTE_EARLY } from './noteEarly.ts';
export { giveValue, replayEarly } from './replayEarly.ts';
