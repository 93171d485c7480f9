import { ClientProvider, configQueries, useHeaderShopper } from '@driveline/hooks';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useShop } from '../shop/useShop.ts';

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
  const shopper = useHeaderShopper(client);
  return (
    <ClientProvider client={client} shopper={shopper}>
      {children}
    </ClientProvider>
  );
}
