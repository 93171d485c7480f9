import { us, type Market } from '@driveline/markets';
import { RouterContextProvider } from 'react-router-dom';
import { requestShop, type RequestShop } from './requestShop.ts';

export const origin = 'http://shop.example';

type PostForTestOptions = {
  /** Path of the page whose form it is. */
  readonly path: string;
  /** Without any the page is visited. */
  readonly fields?: Readonly<Record<string, string>> | undefined;
  /** Answers the calls of the server. */
  readonly fetch?: RequestShop['fetch'];
  readonly market?: Market;
  readonly params?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** Path of the page that the form stands on, when it is sent elsewhere. */
  readonly cameFrom?: string;
};

/**
 * For tests: a form that a browser without script sends to an action.
 * @returns `run` sends it; `setCookies` is what calls of the server have set meanwhile
 */
export function postForTest<Args, Result>(
  action: (args: Args) => Result,
  { path, fields, fetch, market = us, params = {}, headers = {}, cameFrom }: PostForTestOptions,
) {
  const url = new URL(path, origin);
  const setCookies: string[] = [];
  const shop: Partial<RequestShop> = {
    market,
    origin,
    record: { root: origin, market: market.code } as RequestShop['record'],
    isPrivate: true,
    cookie: '',
    requestId: 'r',
    cameFrom: cameFrom ?? url.pathname,
    fetch: fetch ?? (() => Promise.resolve(Response.json({}))),
    setCookies,
  };
  const context = new RouterContextProvider();
  context.set(requestShop, shop as RequestShop);
  const request = new Request(url, {
    headers,
    ...(fields && { method: 'POST', body: new URLSearchParams(fields) }),
  });
  return { run: () => action({ request, params, context } as Args), setCookies };
}
