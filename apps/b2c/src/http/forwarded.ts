/** Address, host or scheme that the proxy nearest to us wrote: the last entry, as earlier ones are whatever the caller sent. */
export const lastForwarded = (value: string | null | undefined): string | undefined =>
  value?.split(',').at(-1)?.trim() || undefined;

/**
 * Name or address, and port. A proxy may hand on whatever a caller wrote: an address of ours that is built of it
 * stands in pages, keys of the page cache and what the b2c server is told.
 */
export const isHost = (text: string): boolean =>
  /^(?:[\w-]+(?:\.[\w-]+)*\.?|\[[\da-f:.]+\])(?::\d{1,5})?$/i.test(text) && URL.canParse(`http://${text}`);
