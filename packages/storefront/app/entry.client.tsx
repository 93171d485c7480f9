import { createB2cClient, type B2cClient } from '@driveline/api';
import {
  commercePlatform,
  configQueries,
  createQueryClient,
  sendErrors,
  sendMissingLabels,
  sessionEvents,
  storedLastCall,
  takeOver,
  type HandedOver,
} from '@driveline/hooks';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router-dom';
import { loadFirst } from 'virtual:driveline/markets';
import { setBrowserShop } from './data/browserLoader.ts';
import { pageTypeIn } from './data/pageType.ts';
import { notify } from './features/notifications/index.ts';
import { SHOP_ID, STATE_ID } from './rendering/dataBlocks.ts';
import { createShop, textsOf } from './shop/createShop.ts';
import { missingLabels } from './shop/missingLabels.ts';
import type { MarketModule, Shop, ShopRecord } from './shop/shop.ts';
import { ShopProvider } from './shop/ShopProvider.tsx';
import { storage } from './shop/storage.ts';

async function hydrate() {
  const record = blockOf(SHOP_ID) as ShopRecord;
  const load = loadFirst[record.market];
  if (!load) throw new Error(`This shop was built without market '${record.market}'.`);
  const { marketModule } = await load();
  const shop = browserShop(record, marketModule);
  takeOver(shop.queryClient, blockOf(STATE_ID) as HandedOver<null>);
  setBrowserShop(shop);
  sendErrors();
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
  const { text } = textsOf(module);
  const onEvent = sessionEvents(queryClient, {
    onSignedOut: ({ idle }) => {
      // What the one who was signed in typed is nobody else's (PLUS-065).
      storage.remove('drafts');
      if (idle) notify({ type: 'warning', text: text('notifications.signedOut') });
    },
  });
  const lastCall = storedLastCall(storage);
  const pageType = () => pageTypeIn(queryClient, client, location.pathname);
  const client: B2cClient = createB2cClient({
    origin: '',
    market: module.market,
    onEvent,
    lastCall,
    pageType,
    fetch: commercePlatform(() => queryClient.getQueryData(configQueries.global(client).queryKey)),
  });
  return createShop(record, module, client, queryClient);
}

void hydrate();
