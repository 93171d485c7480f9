// The entry point `@driveline/hooks/handover` of 0.1.0, whose shops update without a change. It goes with 0.3.0.
import { dehydrateState, hydrateState, type DehydratedPage } from './dehydratedPage.ts';

export { freshened } from './dehydratedPage.ts';
export { prefetch } from './prefetch.ts';

/** @deprecated Use `dehydrateState`. */
export const handOver = dehydrateState;
/** @deprecated Use `hydrateState`. */
export const takeOver = hydrateState;
/** @deprecated Use `DehydratedPage`. */
export type HandedOver<Meta> = DehydratedPage<Meta>;
