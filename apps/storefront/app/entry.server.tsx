import { renderToString } from 'react-dom/server';
import { ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router-dom';
import { withHandoff } from './rendering/handoff.ts';
import { createShop } from './shop/createShop.ts';
import { requestShop } from './shop/requestShop.ts';
import type { MarketModule } from './shop/shop.ts';
import { ShopProvider } from './shop/ShopProvider.tsx';

export { requestShop };

const modules = import.meta.glob<{ marketModule: MarketModule }>('./markets/*.ts', { eager: true });
const byCode = new Map(Object.values(modules).map((it) => [it.marketModule.market.code, it.marketModule]));

/**
 * Renders a page to one string: nothing on these pages arrives late, and a stream costs 1.7 ms a page. The
 * router's stream of loader data is drained and appended as a script of its own, which `ServerRouter` would
 * otherwise suspend on.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { record } = loadContext.get(requestShop);
  const module = byCode.get(record.market);
  if (!module) throw new RangeError(`There is no market module '${record.market}' in app/markets.`);
  const html = renderToString(
    <ShopProvider shop={createShop(record, module)}>
      <ServerRouter context={{ ...context, serverHandoffStream: undefined }} url={request.url} />
    </ShopProvider>,
  );
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(await withHandoff(html, context.serverHandoffStream), { status, headers });
}
