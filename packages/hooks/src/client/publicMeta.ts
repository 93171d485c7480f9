import type { Query } from '@tanstack/react-query';

/**
 * Marks a query whose answer is the same for everybody with the same key. Such an answer may come with a cached page;
 * `hydrateState` stamps it as of now.
 */
export const publicMeta = { isPublic: true } as const;

/** The same of an answer with promises, which are for the place that the shopper has named by now (PLUS-016). */
export const promisingMeta = { ...publicMeta, isPromising: true } as const;

/** Whether an answer may be another one after a post: one that is the shopper's own, and promises, as a post may name the place. */
export const mayChangeByPost = ({ meta }: Pick<Query, 'meta'>): boolean =>
  meta?.['isPublic'] !== true || meta['isPromising'] === true;

/**
 * Marks a query whose answer changes from hour to hour. It is dehydrated without its time: pages stay the same byte by
 * byte, and the browser refetches it.
 */
export const passingMeta = { isPassing: true } as const;
