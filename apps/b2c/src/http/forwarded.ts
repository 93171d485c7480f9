/** Address, host or scheme that the proxy nearest to us wrote: the last entry, as earlier ones are whatever the caller sent. */
export const lastForwarded = (value: string | null | undefined): string | undefined =>
  value?.split(',').at(-1)?.trim() || undefined;

/**
 * Name or address, and port. A proxy may hand on whatever a caller wrote: an address of ours that is built of it
 * stands in pages, keys of the page cache and what the b2c server is told.
 */
export const isHost = (text: string): boolean =>
  /^(?:[\w-]+(?:\.[\w-]+)*\.?|\[[\da-f:.]+\])(?::\d{1,5})?$/i.test(text) && URL.canParse(`http://${text}`);

/** Browsers leave out the port that https and http have anyway; some programs and balancers say it. */
export const withoutDefaultPort = (host: string): string => host.replace(/:(?:80|443)$/, '');

/**
 * A host as lists of hosts and addresses name it. Either default port is left out, since behind a proxy that does not
 * tell the scheme nobody knows which of the two a caller spoke.
 */
export const plainHost = (host: string): string => withoutDefaultPort(host.toLowerCase());
