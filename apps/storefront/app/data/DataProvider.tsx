import { ClientProvider, configQueries, headerQueries, NO_SHOPPER, shopperOf } from '@driveline/hooks';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { useShop } from '../shop/ShopProvider.tsx';

/** Gives the pages their client and shopper, from what was handed over with the document. */
export function DataProvider({ children }: { children: ReactNode }) {
  const { client, queryClient } = useShop();
  const config = queryClient.getQueryData(configQueries.global(client).queryKey);
  if (config) client.configure(config);
  return (
    <QueryClientProvider client={queryClient}>
      <ShopperProvider client={client}>{children}</ShopperProvider>
    </QueryClientProvider>
  );
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
