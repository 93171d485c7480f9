import { expect, test } from 'vitest';
import { shop } from '../test/sampleShop.ts';
import { createServer } from './createServer.ts';
import { readSettings } from './settings.ts';
import { staticFile } from './staticFiles.ts';

test('[PLUS-038] a closing server is alive, not ready, and closes the connections that it answers on', async () => {
  const { fetch, closing } = createServer({
    shop,
    settings: readSettings({}),
    b2c: { fetch: async () => Response.json({}), close: async () => {} },
    loadBuild: () => Promise.reject(new Error('This test opens no page.')),
    clientFiles: new Map([['/assets/a.js', staticFile('a', '.js', true)]]),
  });
  const paths = ['/healthz', '/readyz', '/assets/a.js', '/ecomm/b2c/v1/cart'];
  const told = async () => {
    const answers = await Promise.all(
      paths.map((path) => fetch(new Request(`http://localhost:3000${path}`))),
    );
    return answers.map(({ status, headers }) => [status, headers.get('connection')]);
  };
  expect(await told()).toEqual(paths.map(() => [200, null]));
  closing();
  expect(await told()).toEqual([200, 503, 200, 200].map((status) => [status, 'close']));
});
