import { createB2cClient, type B2cClient } from '@driveline/api';
import { ClientProvider, createQueryClient, NO_SHOPPER } from '@driveline/hooks';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createShop } from './createShop.ts';
import { marketModuleOf } from './marketModules.server.ts';
import type { ShopRecord } from './shop.ts';
import { ShopProvider } from './ShopProvider.tsx';

const record = { root: 'http://shop.example', brand: { name: 'Shop' }, alternates: [] };

/**
 * For tests: the HTML of a part of a page of the shop in the US, or in another market.
 * @param know puts the answers of the server there that the part shows; without it there are none
 * @param more of what the server tells of this request
 */
export function renderForTest(
  part: ReactNode,
  know?: (queryClient: QueryClient, client: B2cClient) => void,
  marketCode = 'us',
  more: Partial<ShopRecord> = {},
): string {
  const module = marketModuleOf(marketCode);
  const client = createB2cClient({ origin: '', market: module.market });
  const queryClient = createQueryClient();
  know?.(queryClient, client);
  const shop = createShop({ ...record, ...more } as ShopRecord, module, client, queryClient);
  return renderToString(
    <QueryClientProvider client={queryClient}>
      <ClientProvider client={client} shopper={NO_SHOPPER}>
        <ShopProvider shop={shop}>{part}</ShopProvider>
      </ClientProvider>
    </QueryClientProvider>,
  );
}
