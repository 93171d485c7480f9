/**
 * Marks a query whose answer is the same for everybody with the same key. Such an answer may come with a cached page;
 * `hydrateState` stamps it as of now.
 */
export const publicMeta = { isPublic: true } as const;

/**
 * Marks a query whose answer changes from hour to hour. It is dehydrated without its time: pages stay the same byte by
 * byte, and the browser refetches it.
 */
export const passingMeta = { isPassing: true } as const;
