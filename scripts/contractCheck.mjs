// What a change of the contract must not leave out, as fast as can be told: run by addingAnEndpoint.test.mjs in a copy.
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';

const load = (path) => import(pathToFileURL(join(process.cwd(), path)).href);
const { endpoints, errorsOf, schemas } = await load('packages/api/src/contract/index.ts');
const { fixture } = await load('packages/api/src/testing/index.ts');
const faults = [];
const ids = Object.keys(endpoints);
for (const id of new Set([...ids, ...Object.keys(schemas)]))
  if (!endpoints[id] || !schemas[id]) faults.push(`${id} has policy or shapes, and not both`);
for (const id of ids)
  if (!schemas[id]?.response.safeParse(fixture(id)).success) faults.push(`${id} has no valid answer`);

if (faults.length === 0) {
  const { Hono } = await load('node_modules/hono/dist/index.js');
  const { storeRoutes } = await load('apps/b2c/src/stores/storeRoutes.ts');
  const hono = new Hono();
  storeRoutes({ hono, services: {} });
  const mounted = new Set(hono.routes.map(({ method, path }) => `${method} ${path}`));
  for (const { id, method, path } of Object.values(endpoints))
    if (id === process.argv[2] && !mounted.has(`${method} ${path.replace(/\{(\w+)\}/g, ':$1')}`))
      faults.push(`${id} has no route`);
  const { wholeWords } = await load('packages/storefront/vite/wholeWords.ts');
  for (const [locale, words] of Object.entries(wholeWords('apps/b2c/messages'))) {
    for (const id of ids)
      for (const key of Object.keys(errorsOf(id)))
        if (!words[key]) faults.push(`${key} has no sentence in ${locale}`);
  }
}
if (faults.length > 0) throw new Error([...new Set(faults)].join('\n'));
