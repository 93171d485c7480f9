import { createQueryClient, handOver, type HandedOver } from '@driveline/hooks';
import type { LoaderFunctionArgs, RouterContextProvider } from 'react-router-dom';
import { requestShop } from '../shop/requestShop.ts';
import type { LoadPage } from './page.ts';
import { requestDataOf } from './requestData.ts';

/** A route's loader: runs the page's queries once on the server and hands them over (decision 4). */
export const serverLoader =
  (load: LoadPage) =>
  async ({
    request,
    params,
    context,
  }: LoaderFunctionArgs<RouterContextProvider>): Promise<HandedOver<null>> => {
    const shop = context.get(requestShop);
    const { client, ready } = requestDataOf(shop);
    const { shopper, header } = await ready;
    const queryClient = createQueryClient();
    await load({
      client,
      queryClient,
      market: shop.market,
      shopper,
      header,
      url: new URL(request.url),
      params,
    });
    if (
      queryClient
        .getQueryCache()
        .getAll()
        .some(({ state }) => state.status === 'error')
    )
      shop.isDegraded = true;
    return handOver(queryClient);
  };
