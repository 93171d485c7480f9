/**
 * Marks a query whose answer is the same for everybody with the same key: such an answer may come with a
 * cached page and is stamped anew when the page is taken over (see `takeOver`).
 */
export const publicMeta = { isPublic: true } as const;

/**
 * Changes from hour to hour. It is handed over without its time: pages stay the same byte by byte, and the browser
 * asks again.
 */
export const passingMeta = { isPassing: true } as const;
