import { createB2cClient, type B2cClient, type GlobalConfig } from '@driveline/api';
import {
  ClientProvider,
  configQueries,
  createQueryClient,
  NO_SHOPPER,
  pageTypeIn,
  storedLastCall,
} from '@driveline/hooks';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { loadFirst, loadLate } from 'virtual:driveline/markets';
import { expect, vi } from 'vitest';
import { setBrowserShop } from '../data/browserLoader.ts';
import * as paths from '../paths/index.ts';
import { createShop, withWords } from './createShop.ts';
import type { ShopRecord } from './shop.ts';
import { ShopProvider } from './ShopProvider.tsx';
import { storage } from './storage.ts';

type MountForTestOptions = {
  /** The page's address, and its pattern where it has parameters. */
  readonly at?: string;
  readonly path?: string;
  /** Code of the shop's market; `us` by default. */
  readonly market?: string;
  readonly config?: GlobalConfig;
  /** What the server answers. */
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
};

const record = { root: 'http://shop.example', brand: { name: 'Shop' }, alternates: [], logos: {} };

/** For tests in jsdom: a part of a market's page, as a browser has it. The caller ends it. */
export async function mountForTest(
  part: ReactElement,
  { at = paths.home(), path = '*', market = 'us', config, fetch }: MountForTestOptions,
) {
  const [first, late] = await Promise.all([loadFirst[market]!(), loadLate[market]!()]);
  const module = withWords(first.marketModule, late.lateWords);
  const queryClient = createQueryClient();
  const client: B2cClient = createB2cClient({
    origin: record.root,
    market: module.market,
    lastCall: storedLastCall(storage),
    pageType: () => pageTypeIn(queryClient, client, location.pathname),
    fetch,
    ...(config && { config }),
  });
  if (config) queryClient.setQueryData(configQueries.global(client).queryKey, config);
  const shop = createShop(record as unknown as ShopRecord, module, client, queryClient);
  setBrowserShop(shop);
  // As the server writes it; what comes late asks for the words of this market.
  document.documentElement.dataset['market'] = market;
  const router = createMemoryRouter([{ path, element: part }], { initialEntries: [at] });
  const page = document.body.appendChild(document.createElement('div'));
  const root = createRoot(page);
  root.render(
    <QueryClientProvider client={queryClient}>
      <ClientProvider client={client} shopper={NO_SHOPPER}>
        <ShopProvider shop={shop}>
          <RouterProvider router={router} />
        </ShopProvider>
      </ClientProvider>
    </QueryClientProvider>,
  );
  /** Waits for scripts and answers. */
  const until = (expectation: () => void) => vi.waitFor(expectation, { timeout: 20_000 });
  await until(() => expect(page.childElementCount).toBeGreaterThan(0));
  const where = () => router.state.location.pathname + router.state.location.search;
  const end = () => {
    root.unmount();
    page.remove();
    queryClient.clear();
    delete document.documentElement.dataset['market'];
  };
  return { page, until, where, end };
}
