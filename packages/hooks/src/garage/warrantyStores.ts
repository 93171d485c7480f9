import type { B2cClient, OutputOf } from '@driveline/api';
import { storeQueries } from '../stores/storeQueries.ts';

type Purchases = readonly Pick<OutputOf<'warranties.list'>['warranties'][number], 'storeNumber'>[];

/** The stores where purchases were made, each once; an order that was shipped has none. */
export const warrantyStores = (client: B2cClient, purchases: Purchases) =>
  [...new Set(purchases.map(({ storeNumber }) => storeNumber).filter(Boolean))].map((storeNumber) =>
    storeQueries.detail(client, storeNumber),
  );
