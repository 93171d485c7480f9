import { createB2cClient } from '@driveline/api';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router-dom';
import { setBrowserShop } from './data/browserLoader.ts';
import { createShop } from './shop/createShop.ts';
import type { MarketModule, ShopRecord } from './shop/shop.ts';
import { ShopProvider } from './shop/ShopProvider.tsx';

const modules = import.meta.glob<{ marketModule: MarketModule }>('./markets/*.ts');

async function hydrate() {
  const record = JSON.parse(document.getElementById('shop')?.textContent ?? '{}') as ShopRecord;
  const load = modules[`./markets/${record.market}.ts`];
  if (!load) throw new Error(`There is no market module '${record.market}' in app/markets.`);
  const { marketModule } = await load();
  const client = createB2cClient({ origin: '', market: marketModule.market });
  const shop = createShop(record, marketModule, client);
  setBrowserShop(shop);
  startTransition(() => {
    hydrateRoot(
      document,
      <ShopProvider shop={shop}>
        <HydratedRouter />
      </ShopProvider>,
    );
  });
}

void hydrate();
