import { readFile } from 'node:fs/promises';
import { createB2cClient, isB2cError, type B2cClient } from '@driveline/api';
import { forwardCookies } from '@driveline/api/server';
import { createB2c } from '@driveline/b2c';
import {
  createQueryClient,
  dehydrateState,
  headerQueries,
  prefetch,
  runMutation,
  storeMutations,
} from '@driveline/hooks';
import { us } from '@driveline/markets/us';
import { themeCss, verdane } from '@driveline/ui/themes';
import { serve } from '@hono/node-server';
import type { QueryClient } from '@tanstack/react-query';
import { renderToReadableStream } from 'react-dom/server';
import { act } from './actions.ts';
import type { Posted, Visit } from './page.ts';
import { pageOf, Shop } from './Shop.tsx';

const port = Number(process.env['PORT'] ?? 3000);
/** The shop's one counter: stock and pickup of every shopper are its own. */
const STORE = '6984';
const built = (name: string) => readFile(new URL(`../client/${name}`, import.meta.url), 'utf8');
const files: Readonly<Record<string, readonly [type: string, text: string]>> = {
  '/browser.js': ['text/javascript', await built('browser.js')],
  '/browser.css': ['text/css', await built('browser.css')],
  '/theme.css': ['text/css', themeCss(verdane)],
};
// The reference server, in this process; a shop with a b2c server of its own fetches that one instead.
const b2c = createB2c({ dataDir: process.env['DATA_DIR'] ?? '.data', seedParts: 400, seedPeople: false });
await b2c.ready;

/** A page of this shopper: its answers are asked for here, and the browser takes them over. */
async function show(client: B2cClient, url: URL, posted?: Posted): Promise<Response> {
  const queryClient = createQueryClient();
  const { storeDetails } = await queryClient.fetchQuery(headerQueries.data(client));
  if (!storeDetails) {
    await runMutation(queryClient, storeMutations.setPreferredStore(client), { storeNumber: STORE });
  }
  const status = await statusOf(client, queryClient, url);
  // A checkout whose session was idle starts again from the cart.
  if (status === 409) return see('/cart');
  const visit: Visit = { path: url.pathname + url.search, status, ...(posted && { posted }) };
  const handed = JSON.stringify(dehydrateState(queryClient, visit)).replaceAll('<', '\\u003c');
  const page = await renderToReadableStream(
    <Shop client={client} queryClient={queryClient} visit={visit} />,
    {
      bootstrapScriptContent: `handed=${handed}`,
      bootstrapModules: ['/browser.js'],
    },
  );
  const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'private, no-store' };
  return new Response(page, { status: posted ? 422 : status, headers });
}

/** 200, or what the first of the page's answers that failed says. */
async function statusOf(client: B2cClient, queryClient: QueryClient, url: URL): Promise<number> {
  const queries = pageOf(url)?.queries(client, url);
  if (!queries) return 404;
  await prefetch(queryClient, queries);
  const [error] = queries.flatMap(({ queryKey }) => queryClient.getQueryState(queryKey)?.error ?? []);
  return error === undefined ? 200 : isB2cError(error) ? (error.status ?? 502) : 500;
}

const see = (location: string) => new Response(null, { status: 303, headers: { location } });

/** A form, sent with script or without: on to the next page, or this one again with what was typed and what is wrong. */
async function take(client: B2cClient, url: URL, form: FormData): Promise<Response> {
  const answer = await act(client, url, form);
  if (answer === undefined) return new Response(null, { status: 400 });
  return typeof answer === 'string' ? see(answer) : show(client, url, answer);
}

/** Answers with the shopper's cookies there and back. */
async function answer(request: Request, url: URL): Promise<Response> {
  const isPost = request.method === 'POST';
  // No other site's page may send a form with our shopper's cookies.
  if (isPost && request.headers.get('origin') !== url.origin) return new Response(null, { status: 403 });
  const { setCookies, ...relay } = forwardCookies(request.headers.get('cookie'), { origin: url.origin });
  const fetch = (address: string, init: RequestInit) => b2c.fetch(new Request(address, init));
  const client = createB2cClient({ origin: url.origin, market: us, isServer: true, fetch, ...relay });
  const form = isPost ? await request.formData() : new FormData();
  // A visit from the gateway is a form too, but of this one intent only: a link must not buy anything.
  const isBack = url.pathname === '/checkout/return';
  if (isBack)
    for (const [name, value] of [...url.searchParams, ['intent', 'return']]) form.set(name!, value!);
  const at = isBack ? new URL('/checkout?step=payment', url) : url;
  const response = await (isPost || isBack ? take(client, at, form) : show(client, at));
  for (const line of setCookies) response.headers.append('set-cookie', line);
  return response;
}

serve({
  port,
  fetch(request) {
    const url = new URL(request.url);
    // The browser's own calls, and the pages of the sandbox, where a card is typed. A shop on the Internet takes
    // `X-Market` and `X-Forwarded-*` off what it passes on.
    if (/^\/(ecomm\/b2c|sandbox-pay)\//.test(url.pathname)) return b2c.fetch(request);
    const [type, text] = files[url.pathname] ?? [];
    return type ? new Response(text, { headers: { 'content-type': type } }) : answer(request, url);
  },
});
console.log(`sample shop: http://localhost:${port}/`);
