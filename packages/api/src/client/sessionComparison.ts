import type { B2cEvent } from './clientOptions.ts';

/**
 * API-007 to API-009: compares what answers say of the session with what is known, and tells what changed.
 * `idle`: the call woke a session that had slept.
 */
export function createSessionComparison(
  known: boolean | undefined,
  emit: (event: B2cEvent) => void,
): (headers: Headers, idle: boolean | undefined) => void {
  return (headers, idle = false) => {
    const header = headers.get('jsession-authenticated');
    // API-009: what a cache may keep may be another shopper's.
    if (!header || /(^|[\s,])max-age=0*[1-9]/i.test(`${headers.get('cache-control')}`)) return;
    const before = known;
    known = header === 'true';
    if (before === known) return;
    emit({ type: 'session', userAuthenticated: known });
    if (before) emit({ type: 'signedOut', idle });
  };
}
