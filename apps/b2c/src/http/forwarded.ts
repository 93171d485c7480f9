/** Address, host or scheme that the proxy nearest to us wrote: the last entry, as earlier ones are whatever the caller sent. */
export const lastForwarded = (value: string | null | undefined): string | undefined =>
  value?.split(',').at(-1)?.trim() || undefined;
