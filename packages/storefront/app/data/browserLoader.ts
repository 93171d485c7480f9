import { isB2cError } from '@driveline/api';
import { headerQueries, NO_SHOPPER, shopperOf, storedLastCall } from '@driveline/hooks';
import type { ClientLoaderFunctionArgs } from 'react-router-dom';
import { storage } from '../shop/storage.ts';
import type { Shop } from '../shop/shop.ts';
import type { LoadPage } from './page.ts';
import { shopPath } from './shopPath.ts';

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
    const url = new URL(request.url);
    url.pathname = shopPath(url.pathname);
    try {
      await load({ client, queryClient, market, shopper, header, url, params, lastCallAt });
    } catch (error) {
      // No answer: the page stays, or comes with its own way to ask again, and no crash takes what was typed (PLUS-065).
      if (!isB2cError(error) || error.status !== undefined) throw error;
    }
    return null;
  };
