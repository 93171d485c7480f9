/**
 * Marks a query whose answer is the same for everybody with the same key: such an answer may come with a
 * cached page and is stamped anew when the page is taken over (see `takeOver`).
 */
export const publicMeta = { isPublic: true } as const;
