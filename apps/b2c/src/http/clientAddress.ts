import type { Log } from '../ops/log.ts';
import { lastForwarded } from './forwarded.ts';

let hasWarned = false;

/** What of a server its callers' addresses follow from. */
export interface AddressSettings {
  /** A proxy of ours says who calls: `TRUST_PROXY`. */
  readonly trustsProxy: boolean;
  readonly log: Pick<Log, 'warn'>;
}

/**
 * Address of the visitor, the key of rate limits. Warns once where a proxy says one and is not trusted.
 * @param peer who is at the other end of the connection
 */
export function clientAddressOf(
  request: Request,
  peer: string | undefined,
  { trustsProxy, log }: AddressSettings,
): string {
  const told = lastForwarded(request.headers.get('x-forwarded-for'));
  if (told && !trustsProxy && !hasWarned) {
    hasWarned = true;
    log.warn(
      'X-Forwarded-For came without TRUST_PROXY=true: behind a proxy all shoppers count as one network',
    );
  }
  return (trustsProxy && told) || peer || 'unknown';
}
