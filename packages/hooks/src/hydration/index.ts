export { freshened, dehydrateState, hydrateState } from './dehydratedPage.ts';
export type { DehydratedPage } from './dehydratedPage.ts';
export { prefetch } from './prefetch.ts';
export { handOver, takeOver } from './former.ts';
export type { HandedOver } from './former.ts';
