import {
  ClientProvider,
  configQueries,
  headerQueries,
  NO_SHOPPER,
  shopperOf,
  takeOver,
  type HandedOver,
} from '@driveline/hooks';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { useMatches } from 'react-router-dom';
import { useShop } from '../shop/ShopProvider.tsx';

/** Takes over what the loaders handed over and gives the pages their client and shopper. */
export function DataProvider({ children }: { children: ReactNode }) {
  const { client, queryClient } = useShop();
  const matches = useMatches();
  for (const { loaderData } of matches) take(queryClient, loaderData);
  const config = queryClient.getQueryData(configQueries.global(client).queryKey);
  if (config) client.configure(config);
  return (
    <QueryClientProvider client={queryClient}>
      <ShopperProvider client={client}>{children}</ShopperProvider>
    </QueryClientProvider>
  );
}

const taken = new WeakSet<object>();

// In render and not in an effect: the page below reads the cache in this very pass, on the server too.
function take(queryClient: Parameters<typeof takeOver>[0], loaderData: unknown): void {
  if (!isHandedOver(loaderData) || taken.has(loaderData)) return;
  taken.add(loaderData);
  takeOver(queryClient, loaderData);
}

function isHandedOver(data: unknown): data is HandedOver<unknown> {
  return typeof data === 'object' && data !== null && 'state' in data;
}

function ShopperProvider({
  client,
  children,
}: Pick<Parameters<typeof ClientProvider>[0], 'client'> & { children: ReactNode }) {
  const { data: header } = useQuery(headerQueries.data(client));
  const shopper = useMemo(() => (header ? shopperOf(header) : NO_SHOPPER), [header]);
  return (
    <ClientProvider client={client} shopper={shopper}>
      {children}
    </ClientProvider>
  );
}
