import { Redis } from 'ioredis';
import type { Log } from './log.ts';

/** Fails within a quarter of a second while the server is away, and comes back by itself. */
export function openRedis(url: string, log: Log): Redis {
  const redis = new Redis(url, {
    lazyConnect: false,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 2000,
    commandTimeout: 250,
    retryStrategy: (tries) => Math.min(2000, 100 * tries),
  });
  // Without a listener each lost connection would be written to stderr as unhandled.
  redis.on('error', (error) => log.debug({ err: error }, 'redis'));
  return redis;
}
