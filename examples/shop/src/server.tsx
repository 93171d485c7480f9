import { readFile } from 'node:fs/promises';
import { createB2cClient, isB2cError } from '@driveline/api';
import { forwardCookies } from '@driveline/api/server';
import { createB2c } from '@driveline/b2c';
import { cartMutations, cartQueries, createQueryClient, handOver } from '@driveline/hooks';
import { us } from '@driveline/markets/us';
import { themeCss, wireframe } from '@driveline/ui/themes';
import { serve } from '@hono/node-server';
import { renderToString } from 'react-dom/server';
import { readItem } from './readItem.ts';
import { Shop } from './Shop.tsx';

const port = Number(process.env['PORT'] ?? 3000);
const origin = `http://localhost:${port}`;
const [script, styles] = await Promise.all(
  ['browser.js', 'browser.css'].map((name) => readFile(new URL(`../client/${name}`, import.meta.url))),
);
const head = `<title>Sample shop</title><style>${themeCss(wireframe)}</style><link rel="stylesheet" href="/browser.css">`;
// The reference server, in this process; a shop with a b2c server of its own fetches that one instead.
const b2c = createB2c({ dataDir: process.env['DATA_DIR'] ?? '.data', seedParts: 60, seedPeople: false });
await b2c.ready;

/** The calls that the server makes for one request, with the shopper's cookies. */
function callsFor(request: Request) {
  const relay = forwardCookies(request.headers.get('cookie'), { origin });
  const fetch = (url: string, init: RequestInit) => b2c.fetch(new Request(url, init));
  const { headers, onResponse } = relay;
  const client = createB2cClient({ origin, market: us, isServer: true, fetch, headers, onResponse });
  return { relay, client };
}

function answer(body: string | null, init: ResponseInit, setCookies: readonly string[]): Response {
  const response = new Response(body, init);
  for (const line of setCookies) response.headers.append('set-cookie', line);
  return response;
}

async function showCart(request: Request): Promise<Response> {
  const { relay, client } = callsFor(request);
  const queryClient = createQueryClient();
  await queryClient.prefetchQuery(cartQueries.detail(client));
  const html = renderToString(<Shop client={client} queryClient={queryClient} />);
  const state = JSON.stringify(handOver(queryClient)).replaceAll('<', '\\u003c');
  const page = `<!doctype html><html lang="en">${head}<div id="shop">${html}</div>
<script id="state" type="application/json">${state}</script><script type="module" src="/browser.js"></script></html>`;
  const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'private, no-store' };
  return answer(page, { headers }, relay.setCookies);
}

/** The form without script. A real shop also refuses posts of other origins. */
async function addToCart(request: Request): Promise<Response> {
  const { relay, client } = callsFor(request);
  const { item, wrong } = readItem(await request.formData());
  if (wrong) return answer(wrong, { status: 422 }, relay.setCookies);
  try {
    await cartMutations.addItem(client).mutate(item);
  } catch (error) {
    if (!isB2cError(error)) throw error;
    return answer(error.message, { status: error.status ?? 502 }, relay.setCookies);
  }
  return answer(null, { status: 303, headers: { location: '/cart' } }, relay.setCookies);
}

serve({
  port,
  async fetch(request) {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith('/ecomm/b2c/')) return b2c.fetch(request);
    if (pathname === '/browser.js')
      return new Response(script, { headers: { 'content-type': 'text/javascript' } });
    if (pathname === '/browser.css') return new Response(styles, { headers: { 'content-type': 'text/css' } });
    if (pathname !== '/cart') return Response.redirect(`${origin}/cart`, 302);
    return request.method === 'POST' ? addToCart(request) : showCart(request);
  },
});
console.log(`sample shop: ${origin}/cart`);
