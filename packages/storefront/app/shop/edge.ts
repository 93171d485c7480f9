import { createCookieJar, type Edge } from '@driveline/hooks';
import { measures } from './measures.ts';
import { storage } from './storage.ts';

/** What the machines of `@driveline/hooks` do outside their own state, in this tab. */
export const createEdge = (go: (path: string) => void): Edge => ({
  ...measures(),
  go,
  storage,
  cookies: createCookieJar(),
  secure: location.protocol === 'https:' || location.hostname.endsWith('localhost'),
  now: Date.now,
});
