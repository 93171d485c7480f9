import { createB2cClient, type B2cClient } from '@driveline/api';
import {
  commercePlatform,
  configQueries,
  createQueryClient,
  type DehydratedPage,
  hydrateState,
  keepClicks,
  pageTypeIn,
  sendErrors,
  sendMissingLabels,
  sessionEvents,
  storedLastCall,
  tellSessionEnd,
} from '@driveline/hooks';
import { SHOP_ID, STATE_ID } from '@driveline/hooks/page';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router-dom';
import { loadFirst } from 'virtual:driveline/markets';
import { setBrowserShop } from './data/browserLoader.ts';
import { shopPath } from './data/shopPath.ts';
import { createShop } from './shop/createShop.ts';
import { marketPart } from './shop/marketPart.ts';
import { missingLabels } from './shop/missingLabels.ts';
import type { MarketModule, Shop, ShopRecord } from './shop/shop.ts';
import { ShopProvider } from './shop/ShopProvider.tsx';
import { storage } from './shop/storage.ts';

async function hydrate() {
  keepClicks();
  sendErrors();
  const record = blockOf(SHOP_ID) as ShopRecord;
  const { marketModule } = await marketPart(loadFirst, record.market)();
  const shop = browserShop(record, marketModule);
  hydrateState(shop.queryClient, blockOf(STATE_ID) as DehydratedPage<null>);
  const config = shop.queryClient.getQueryData(configQueries.global(shop.client).queryKey);
  // Above the data's provider, too, a page reads flags and values.
  if (config) shop.client.configure(config);
  setBrowserShop(shop);
  sendMissingLabels(shop.client, missingLabels);
  startTransition(() => {
    hydrateRoot(
      document,
      <ShopProvider shop={shop}>
        <HydratedRouter />
      </ShopProvider>,
    );
  });
}

/** What the server wrote into a data block of the document. */
const blockOf = (id: string): unknown => JSON.parse(document.getElementById(id)?.textContent ?? '{}');

/** The shop of this tab; an idle sign-out is told, whatever page it happens on (SHELL-046). */
function browserShop(record: ShopRecord, module: MarketModule): Shop {
  const queryClient = createQueryClient();
  const onEvent = sessionEvents(queryClient, { onSignedOut: tellSessionEnd });
  const lastCall = storedLastCall(storage);
  const pageType = () => pageTypeIn(queryClient, client, shopPath(location.pathname));
  const client: B2cClient = createB2cClient({
    // The address decides the language of an answer, as it does that of a page.
    origin: record.prefix ?? '',
    market: module.market,
    onEvent,
    lastCall,
    pageType,
    fetch: commercePlatform(() => queryClient.getQueryData(configQueries.global(client).queryKey)),
  });
  return createShop(record, module, client, queryClient);
}

void hydrate();
