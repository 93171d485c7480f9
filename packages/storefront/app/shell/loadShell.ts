import { configQueries, contentQueries, headerQueries, withoutOffFlags } from '@driveline/hooks';
import type { RouteArgs } from '../data/actionData.ts';
import { requestDataOf } from '../data/requestData.ts';
import { requestShop } from '../shop/requestShop.ts';

/** What surrounds every page: config, content of header and footer, and on a private page the shopper's own. */
export async function loadShell({ context }: RouteArgs): Promise<null> {
  const shop = context.get(requestShop);
  const { client, queryClient, ready } = requestDataOf(shop);
  const menu =
    shop.market.menu.source === 'topNav' ? [queryClient.prefetchQuery(contentQueries.topNav(client))] : [];
  const [{ config, header }] = await Promise.all([
    ready,
    queryClient.prefetchQuery(contentQueries.header(client)),
    queryClient.prefetchQuery(contentQueries.footer(client)),
    ...menu,
  ]);
  // Fetched, not set, so that it is known as public.
  const queryFn = config && (() => withoutOffFlags(config));
  if (queryFn) await queryClient.prefetchQuery({ ...configQueries.global(client), queryFn });
  if (header) queryClient.setQueryData(headerQueries.data(client).queryKey, header);
  return null;
}
