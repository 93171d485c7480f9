import { createB2cClient } from '@driveline/api';
import { createQueryClient, hydrateState, type DehydratedPage } from '@driveline/hooks';
import { us } from '@driveline/markets/us';
import { hydrateRoot } from 'react-dom/client';
import type { Visit } from './page.ts';
import { Shop } from './Shop.tsx';

declare const handed: DehydratedPage<Visit>;

const client = createB2cClient({ origin: '', market: us });
client.subscribe((event) => {
  if (event.type === 'signedOut') location.reload();
});
const queryClient = createQueryClient();
hydrateState(queryClient, handed);
hydrateRoot(document, <Shop client={client} queryClient={queryClient} visit={handed.meta} />);
