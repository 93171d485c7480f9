import { timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import { openApiDocument } from '@driveline/api/openapi';
import type { Database } from '../db/database.ts';
import type { B2cApp } from './services.ts';

/** PLUS-038, PLUS-039: alive, ready, measured, described. */
export function healthRoutes(
  { hono, services }: B2cApp,
  { db, kind }: Database,
  metricsToken: string | undefined,
): void {
  hono.get('/healthz', (c) => c.json({ status: 'ok' }));
  hono.get('/readyz', async (c) => {
    try {
      await sql`select 1`.execute(db);
      return c.json({ status: 'ok', database: kind });
    } catch (error) {
      services.log.error({ err: error }, 'not ready');
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
