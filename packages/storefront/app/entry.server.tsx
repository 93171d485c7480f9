import { createQueryClient, dehydrateState, readConfig, hydrateState } from '@driveline/hooks';
import { finishedDocument, smartBannerElement } from '@driveline/hooks/page';
import type { QueryClient } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router-dom';
import { requestDataOf } from './data/requestData.ts';
import { consentElement, consentScriptOf, otherOrigins, pluginElements } from './rendering/consentScript.ts';
import { loggedPath } from './rendering/loggedPath.ts';
import { knowServerParts } from './rendering/serverParts.server.ts';
import { documentResponse } from './rendering/documentResponse.ts';
import { createShop } from './shop/createShop.ts';
import { marketModuleOf } from './shop/marketModules.server.ts';
import { requestShop } from './shop/requestShop.ts';
import type { ShopRecord } from './shop/shop.ts';
import { ShopProvider } from './shop/ShopProvider.tsx';

// The server puts what it knows of a request under this key.
export { requestShop };

knowServerParts();

/**
 * Renders a page to one string: nothing on these pages arrives late, and a stream costs 1.7 ms a page. The
 * router's stream is drained and appended as a script of its own, which `ServerRouter` would otherwise suspend on.
 * The page is rendered from what is handed over, as the browser will do it again.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const shop = loadContext.get(requestShop);
  const { client, queryClient, ready } = requestDataOf(shop);
  const render = (record: ShopRecord, handed: ReturnType<typeof dehydrateState>) => {
    const known = createQueryClient();
    hydrateState(known, handed);
    return renderToString(
      <ShopProvider shop={createShop(record, marketModuleOf(record.market, record.isBare), client, known)}>
        <ServerRouter context={{ ...context, serverHandoffStream: undefined }} url={request.url} />
      </ShopProvider>,
    );
  };
  let handed = dehydrateState(queryClient);
  let page: string;
  try {
    page = render(shop.record, handed);
  } catch (error) {
    // The router asks once more, with the error, and has only a line of text when that fails too.
    if (!context.staticHandlerContext.errors) throw error;
    handleError(error, { request, context: loadContext });
    handed = dehydrateState(createQueryClient());
    page = render({ ...shop.record, isBare: true }, handed);
  }
  const { config } = await ready;
  const consentScript = consentScriptOf(config);
  const hydrated = { state: handed, routerData: context.serverHandoffStream };
  const finished = await finishedDocument(
    page,
    hydrated,
    consentElement(consentScript) +
      smartBannerElement(config) +
      pluginElements(shop.plugins) +
      failedStyles(context),
    prefixesOf(shop.record),
  );
  const { isPrivate, origin, paymentOrigins, policyReports } = shop;
  const isDegraded = shop.isDegraded || hasFailure(queryClient);
  const isSecure = origin.startsWith('https:');
  return documentResponse(finished, {
    status,
    headers,
    request,
    isPrivate,
    isDegraded,
    isSecure,
    isDev: import.meta.env.DEV,
    isStaging: readConfig(config).values.IS_STAGING_APP,
    paymentOrigins,
    policyReports,
    others: otherOrigins(config, shop, consentScript),
  });
}

/** The styles of what stands where a page failed; no other page needs them, and script would bring them late. */
function failedStyles({ staticHandlerContext: { errors }, manifest: { routes } }: EntryContext): string {
  if (!errors) return '';
  const { css: known = [] } = routes['root'] ?? {};
  const { css = [] } = routes['error'] ?? {};
  return css
    .filter((href) => !known.includes(href))
    .map((href) => `<link rel="stylesheet" href="${href}"/>`)
    .join('');
}

const hasFailure = (queryClient: QueryClient) =>
  queryClient
    .getQueryCache()
    .getAll()
    .some(({ state }) => state.status === 'error');

/** The router reports every error of a loader or render here; answers thrown on purpose are none. */
export function handleError(error: unknown, { request, context }: Failed): void {
  if (request.signal.aborted) return;
  context.get(requestShop).reportError(error, loggedPath(new URL(request.url).pathname));
}

type Failed = { readonly request: Request; readonly context: Readonly<RouterContextProvider> };

const prefixesOf = ({ prefix, languages = [] }: ShopRecord) =>
  prefix ? [prefix, ...languages.map(({ root }) => new URL(root).pathname)] : undefined;
