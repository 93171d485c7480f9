import { randomUUID } from 'node:crypto';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import type { Brand } from '../brands/brand.ts';
import type { RequestShop, requestShop } from '../app/shop/requestShop.ts';
import type { BrandFiles } from './brandFiles.ts';
import type { Directory } from './directory.ts';
import { isPrivateRequest } from './privacy.ts';

export type PagesOptions = {
  readonly directory: Directory;
  readonly brand: Brand;
  readonly brandFiles: BrandFiles;
  readonly loadBuild: () => Promise<ServerBuild>;
  /** This server itself, for calls that a page makes of it. */
  readonly inside: (request: Request) => Response | Promise<Response>;
};

/** The pages of the router, each with the market, brand and privacy of its request. */
export function createPages({ directory, brand, brandFiles, loadBuild, inside }: PagesOptions) {
  return async (request: Request): Promise<Response> => {
    const build = await loadBuild();
    const { requestShop: key } = build.entry.module as unknown as { requestShop: typeof requestShop };
    const origin = directory.originOf(request);
    const market = directory.marketOf(request);
    const shop: RequestShop = {
      market,
      record: {
        market: market.code,
        brand: brand.identity,
        origin,
        alternates: directory.alternatesOf(request),
        themeHref: brandFiles.themeHref,
        fontHrefs: brandFiles.fontHrefs,
      },
      isPrivate: isPrivateRequest(request),
      requestId: request.headers.get('x-request-id') ?? randomUUID(),
      fetch: async (input, init) => inside(new Request(input, init)),
      setCookies: [],
    };
    const handler = createRequestHandler(build, process.env.NODE_ENV);
    const context = new RouterContextProvider();
    context.set(key, shop);
    return handler(request, context);
  };
}
