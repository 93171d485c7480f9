import type { B2cEvent } from './clientOptions.ts';

/** API-010: `token_id` is two dot-separated pieces; anything else is ignored. */
export function readAnalyticsToken(headers: Headers): B2cEvent | undefined {
  const [hashedCustomerId, sessionHash, ...rest] = headers.get('token_id')?.split('.') ?? [];
  if (!hashedCustomerId || !sessionHash || rest.length > 0) return undefined;
  return { type: 'analyticsToken', hashedCustomerId, sessionHash };
}
