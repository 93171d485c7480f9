import { readFile } from 'node:fs/promises';
import { createB2cClient, isB2cError, type B2cClient } from '@driveline/api';
import { forwardCookies } from '@driveline/api/server';
import { createB2c } from '@driveline/b2c';
import { cartMutations, cartQueries, createQueryClient, handOver } from '@driveline/hooks';
import { us } from '@driveline/markets/us';
import { themeCss, wireframe } from '@driveline/ui/themes';
import { serve } from '@hono/node-server';
import { renderToString } from 'react-dom/server';
import { itemForm, nothingPosted, toItem, type Posted } from './item.ts';
import { Shop } from './Shop.tsx';

const port = Number(process.env['PORT'] ?? 3000);
const origin = `http://localhost:${port}`;
const built = (name: string) => readFile(new URL(`../client/${name}`, import.meta.url));
const [script, styles] = [await built('browser.js'), await built('browser.css')];
const head = `<title>Sample shop</title><style>${themeCss(wireframe)}</style><link rel="stylesheet" href="/browser.css">`;
// The reference server, in this process; a shop with a b2c server of its own fetches that one instead.
const b2c = createB2c({ dataDir: process.env['DATA_DIR'] ?? '.data', seedParts: 60, seedPeople: false });
await b2c.ready;

async function showCart(client: B2cClient, posted = nothingPosted, status = 200): Promise<Response> {
  const queryClient = createQueryClient();
  await queryClient.prefetchQuery(cartQueries.detail(client));
  const html = renderToString(<Shop client={client} queryClient={queryClient} posted={posted} />);
  const state = JSON.stringify(handOver(queryClient, posted)).replaceAll('<', '\\u003c');
  const page = `<!doctype html><html lang="en">${head}<div id="shop">${html}</div>
<script id="state" type="application/json">${state}</script><script type="module" src="/browser.js"></script></html>`;
  const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'private, no-store' };
  return new Response(page, { status, headers });
}

/** The form without script: back to the cart, or what is wrong beside what was typed. */
async function addToCart(client: B2cClient, form: FormData): Promise<Response> {
  const { values, issues } = itemForm.validate(Object.fromEntries(form));
  const posted: Posted = { start: values, issues };
  if (issues.length > 0) return showCart(client, posted, 422);
  try {
    await cartMutations.addItem(client).mutate(toItem(values));
    return new Response(null, { status: 303, headers: { location: '/cart' } });
  } catch (error) {
    if (!isB2cError(error)) throw error;
    return showCart(client, { ...posted, refusal: error.message }, error.status ?? 502);
  }
}

/** Answers the page with the shopper's cookies there and back. A real shop also refuses posts of other origins. */
async function answer(request: Request): Promise<Response> {
  const { setCookies, ...relay } = forwardCookies(request.headers.get('cookie'), { origin });
  const fetch = (url: string, init: RequestInit) => b2c.fetch(new Request(url, init));
  const client = createB2cClient({ origin, market: us, isServer: true, fetch, ...relay });
  const isPost = request.method === 'POST';
  const response = await (isPost ? addToCart(client, await request.formData()) : showCart(client));
  for (const line of setCookies) response.headers.append('set-cookie', line);
  return response;
}

serve({
  port,
  fetch(request) {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith('/ecomm/b2c/')) return b2c.fetch(request);
    const file = { '/browser.js': script, '/browser.css': styles }[pathname];
    const type = pathname.endsWith('.js') ? 'text/javascript' : 'text/css';
    if (file) return new Response(file, { headers: { 'content-type': type } });
    return pathname === '/cart' ? answer(request) : Response.redirect(`${origin}/cart`, 302);
  },
});
console.log(`sample shop: ${origin}/cart`);
