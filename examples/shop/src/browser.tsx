import { createB2cClient } from '@driveline/api';
import { createQueryClient, takeOver, type HandedOver } from '@driveline/hooks';
import { us } from '@driveline/markets/us';
import { hydrateRoot } from 'react-dom/client';
import { Shop } from './Shop.tsx';

const client = createB2cClient({ origin: '', market: us, pageType: () => 'cart' });
client.subscribe((event) => {
  if (event.type === 'signedOut') location.reload();
});
const queryClient = createQueryClient();
const handed = document.getElementById('state')?.textContent ?? '';
takeOver(queryClient, JSON.parse(handed) as HandedOver<null>);
hydrateRoot(document.getElementById('shop')!, <Shop client={client} queryClient={queryClient} />);
