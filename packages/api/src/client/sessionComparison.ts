import type { Endpoint } from '../contract/endpoint.ts';
import type { B2cEvent } from './clientOptions.ts';

/**
 * API-007 to API-009: compares what answers say of the session with what is known, and tells what changed. Asked when
 * a call goes out, it answers what takes the headers of the answer.
 */
export function createSessionComparison(
  known: boolean | undefined,
  emit: (event: B2cEvent) => void,
): (endpoint: Endpoint, idle: boolean | undefined) => (headers: Headers) => void {
  let changes = 0;
  return ({ dropsCache }, idle = false) => {
    const sentAt = changes;
    return (headers) => {
      const header = headers.get('jsession-authenticated');
      const before = known;
      const isAuthenticated = header === 'true';
      if (!header || before === isAuthenticated) return;
      // API-009: what a cache may keep may be another shopper's.
      if (/\bmax-age=0*[1-9]/i.test(`${headers.get('cache-control')}`)) return;
      // Asked before the last change, and answered after it, by a server that did not know of it yet.
      if (sentAt !== changes && !dropsCache) return;
      known = isAuthenticated;
      changes += 1;
      emit({ type: 'session', userAuthenticated: isAuthenticated });
      if (before) emit({ type: 'signedOut', idle });
    };
  };
}
