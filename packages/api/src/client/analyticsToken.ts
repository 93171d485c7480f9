import type { B2cEvent } from './clientOptions.ts';

/** API-010: `token_id` is two dot-separated pieces; anything else is ignored. */
export function readAnalyticsToken(headers: Headers, emit: (event: B2cEvent) => void): void {
  const [, hashedCustomerId, sessionHash] = /^([^.]+)\.([^.]+)$/.exec(headers.get('token_id') ?? '') ?? [];
  if (hashedCustomerId && sessionHash) emit({ type: 'analyticsToken', hashedCustomerId, sessionHash });
}
