import { sql } from 'kysely';
import { openApiDocument } from '@driveline/api/openapi';
import type { Database } from '../db/database.ts';
import type { B2cApp } from '../http/services.ts';

/** PLUS-038, PLUS-039: alive, ready, measured, described. */
export function healthRoutes({ hono, services }: B2cApp, { db, kind }: Database): void {
  hono.get('/health', (c) => c.json({ status: 'ok' }));
  hono.get('/ready', async (c) => {
    try {
      await sql`select 1`.execute(db);
      return c.json({ status: 'ok', database: kind });
    } catch (error) {
      services.log.error({ err: error }, 'not ready');
      return c.json({ status: 'unavailable', database: kind }, 503);
    }
  });
  hono.get('/metrics', async (c) => {
    const { registry } = services.metrics;
    return c.body(await registry.metrics(), 200, { 'content-type': registry.contentType });
  });
  let document: unknown;
  hono.get('/openapi.json', (c) => c.json((document ??= openApiDocument()) as object));
}
