import type { B2cEvent } from './clientOptions.ts';

export interface SessionState {
  userAuthenticated: boolean | undefined;
}

/** API-007 to API-009: brings the stored state in line with an answer and says what changed. */
export function compareSession(
  headers: Headers,
  state: SessionState,
  emit: (event: B2cEvent) => void,
  idle: boolean,
): void {
  const header = headers.get('jsession-authenticated');
  if (header === null || isCacheable(headers)) return;
  const userAuthenticated = header === 'true';
  const before = state.userAuthenticated;
  if (before === userAuthenticated) return;
  state.userAuthenticated = userAuthenticated;
  emit({ type: 'session', userAuthenticated });
  if (before && !userAuthenticated) emit({ type: 'signedOut', idle });
}

/** API-009: such an answer may be another shopper's. */
function isCacheable(headers: Headers): boolean {
  return Number(/(?:^|[\s,])max-age=(\d+)/i.exec(headers.get('cache-control') ?? '')?.[1] ?? 0) > 0;
}
