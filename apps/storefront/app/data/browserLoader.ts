import { askAnew, headerQueries, NO_SHOPPER, shopperOf, storedLastCall } from '@driveline/hooks';
import type { ClientActionFunctionArgs, ClientLoaderFunctionArgs } from 'react-router-dom';
import { storage } from '../shop/storage.ts';
import type { Shop } from '../shop/shop.ts';
import type { LoadPage } from './page.ts';

let tab: Shop | undefined;

/** Called once by the browser's entry. */
export function setBrowserShop(shop: Shop): void {
  tab = shop;
}

/** The shop of this tab, for what runs outside its components. */
export function browserShop(): Shop {
  if (!tab)
    throw new Error('The shop of this tab is not set: entry.client calls setBrowserShop before it hydrates.');
  return tab;
}

/** A route's client loader: the same queries asked by the browser itself, so a navigation costs no second hop. */
export const browserLoader =
  (load: LoadPage) =>
  async ({ request, params }: ClientLoaderFunctionArgs): Promise<null> => {
    const { client, queryClient, market } = browserShop();
    client.routeChanged();
    const lastCallAt = storedLastCall(storage).read();
    const header = queryClient.getQueryData(headerQueries.data(client).queryKey);
    const shopper = header ? shopperOf(header) : NO_SHOPPER;
    await load({
      client,
      queryClient,
      market,
      shopper,
      header,
      url: new URL(request.url),
      params,
      lastCallAt,
    });
    return null;
  };

/** A route's client action: the server's action, after which nothing personal in the cache is true any more. */
export async function browserAction({ serverAction }: ClientActionFunctionArgs): Promise<unknown> {
  try {
    return await serverAction();
  } finally {
    // Also after a redirect, which is thrown: the page that it leads to asks anew.
    const { client, queryClient } = browserShop();
    // The action's own calls were the server's: what this client keeps knows nothing of them (API-011).
    client.dropCache();
    void queryClient.invalidateQueries({
      predicate: ({ meta }) => meta?.isPublic !== true,
      refetchType: 'none',
    });
    await askAnew(queryClient, [headerQueries.all]);
  }
}
