import { timingSafeEqual } from 'node:crypto';
import { openApiDocument } from '@driveline/api/openapi';
import type { Database } from '../db/database.ts';
import { readiness } from './readiness.ts';
import type { B2cApp } from './services.ts';

export interface HealthOptions {
  readonly metricsToken: string | undefined;
  /** Of the disk that this process writes to; see `readiness`. */
  readonly freeBytes: () => Promise<number | undefined>;
}

/** PLUS-038, PLUS-039: alive, ready, measured, described. */
export function healthRoutes(
  { hono, services }: B2cApp,
  database: Database,
  { metricsToken, freeBytes }: HealthOptions,
): void {
  const { kind } = database;
  // Balancers ask each second: the log tells of changes.
  let diskBefore: string | undefined;
  let failingBefore: string | undefined;
  const tell = (failing: string | undefined, details: object) => {
    if (failing && failing !== failingBefore) services.log.error(details, 'not ready');
    if (!failing && failingBefore) services.log.info('ready again');
    failingBefore = failing;
  };
  hono.get('/healthz', (c) => c.json({ status: 'ok' }));
  hono.get('/readyz', async (c) => {
    try {
      const { failing, schema, disk } = await readiness(database, freeBytes);
      if (disk && disk !== diskBefore) services.log.warn({ disk }, 'little space is left on the disk');
      diskBefore = disk;
      tell(failing, { failing });
      const facts = { database: kind, schema, ...(disk && { disk }) };
      if (!failing) return c.json({ status: 'ok', ...facts });
      return c.json({ status: 'unavailable', ...facts }, 503);
    } catch (error) {
      tell('database', { err: error });
      return c.json({ status: 'unavailable', database: kind }, 503);
    }
  });
  // Figures of the trade are nobody else's business. The caller's address is no proof: behind a proxy on this
  // machine everybody comes from loopback, and a proxy need not say that it is one.
  const maySee = (authorization: string | undefined) =>
    Boolean(metricsToken) && isSame(authorization, `Bearer ${metricsToken}`);
  hono.get('/metrics', async (c) => {
    if (!maySee(c.req.header('authorization'))) return c.notFound();
    const { registry } = services.metrics;
    return c.body(await registry.metrics(), 200, { 'content-type': registry.contentType });
  });
  let document: unknown;
  hono.get('/openapi.json', (c) => c.json((document ??= openApiDocument()) as object));
}

function isSame(given = '', wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}
