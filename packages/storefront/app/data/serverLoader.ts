import { parseCookies } from '@driveline/hooks';
import type { RouteArgs } from './actionData.ts';
import { requestShop, type RequestShop } from '../shop/requestShop.ts';
import type { LoadPage } from './page.ts';
import { requestDataOf } from './requestData.ts';

const requestCookies = ({ cookie, origin, setCookies }: RequestShop) => ({
  all: () => parseCookies(cookie),
  write: (line: string) => void setCookies.push(line),
  secure: origin.startsWith('https:'),
});

/** A route's loader: runs the page's queries once on the server; the entry hands them over (decision 31). */
export const serverLoader =
  (load: LoadPage) =>
  async ({ request, params, context }: RouteArgs): Promise<null> => {
    const shop = context.get(requestShop);
    const { client, queryClient, ready } = requestDataOf(shop);
    const { shopper, header } = await ready;
    await load({
      client,
      queryClient,
      market: shop.market,
      shopper,
      header,
      url: new URL(request.url),
      params,
      cookies: requestCookies(shop),
    });
    return null;
  };
