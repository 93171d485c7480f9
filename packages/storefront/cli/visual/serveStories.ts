import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';

/** Serves a built Storybook on this machine. */
export function serveStories(folder: string): Promise<{ origin: string; close: () => void }> {
  const app = new Hono();
  // A browser that keeps the scripts compiles them once, and not for each story.
  app.use('*', async (context, next) => {
    await next();
    context.header('cache-control', 'max-age=600');
  });
  app.use('*', serveStatic({ root: folder }));
  return new Promise((resolve) => {
    const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) =>
      resolve({ origin: `http://127.0.0.1:${port}`, close: () => void server.close() }),
    );
  });
}
