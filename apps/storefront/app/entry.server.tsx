import { renderToString } from 'react-dom/server';
import { ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router-dom';
import { requestDataOf } from './data/requestData.ts';
import { consentScriptOf, withConsentScript } from './rendering/consentScript.ts';
import { documentResponse } from './rendering/documentResponse.ts';
import { withHandoff } from './rendering/handoff.ts';
import { lateScripts } from './rendering/lateScripts.ts';
import { createShop } from './shop/createShop.ts';
import { marketModuleOf } from './shop/marketModules.server.ts';
import { requestShop } from './shop/requestShop.ts';
import { ShopProvider } from './shop/ShopProvider.tsx';

// The server puts what it knows of a request under this key.
export { requestShop };

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
  const shop = loadContext.get(requestShop);
  const { client, ready } = requestDataOf(shop);
  const page = renderToString(
    <ShopProvider shop={createShop(shop.record, marketModuleOf(shop.record.market), client)}>
      <ServerRouter context={{ ...context, serverHandoffStream: undefined }} url={request.url} />
    </ShopProvider>,
  );
  const consentScript = consentScriptOf((await ready).config);
  const html = withConsentScript(
    lateScripts(await withHandoff(page, context.serverHandoffStream)),
    consentScript,
  );
  const { isPrivate, isDegraded, record } = shop;
  const isSecure = record.origin.startsWith('https:');
  const scriptOrigins = consentScript ? [new URL(consentScript).origin] : [];
  return documentResponse(html, { status, headers, request, isPrivate, isDegraded, isSecure, scriptOrigins });
}

/** The router reports every error of a loader or render here; answers thrown on purpose are none. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (!request.signal.aborted) console.error(new URL(request.url).pathname, error);
}
