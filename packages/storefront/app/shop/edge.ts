import type { B2cClient } from '@driveline/api';
import { createCookieJar, type Edge } from '@driveline/hooks';
import { createLogger } from '@driveline/hooks/analytics';
import { storage } from './storage.ts';

/** What the machines of `@driveline/hooks` do outside their own state, in this tab. Nothing is measured. */
export const createEdge = (client: B2cClient, go: (path: string) => void): Edge => ({
  go,
  storage,
  cookies: createCookieJar(),
  analytics: { track: () => undefined },
  logger: createLogger({ send: (body) => client.call('shell.log', { body: { ...body } }) }),
  secure: location.protocol === 'https:' || location.hostname.endsWith('localhost'),
  now: Date.now,
});
