import { createB2cClient } from '@driveline/api';
import { createQueryClient, takeOver, type HandedOver } from '@driveline/hooks';
import { us } from '@driveline/markets/us';
import { hydrateRoot } from 'react-dom/client';
import type { Posted } from './item.ts';
import { Shop } from './Shop.tsx';

const client = createB2cClient({ origin: '', market: us, pageType: () => 'cart' });
client.subscribe((event) => {
  if (event.type === 'signedOut') location.reload();
});
const queryClient = createQueryClient();
const handed = JSON.parse(document.getElementById('state')!.textContent) as HandedOver<Posted>;
takeOver(queryClient, handed);
const shop = <Shop client={client} queryClient={queryClient} posted={handed.meta} />;
hydrateRoot(document.getElementById('shop')!, shop);
