import { isB2cError, type B2cClient, type OutputOf } from '@driveline/api';
import type { QueryClient } from '@tanstack/react-query';
import { storeQueries } from '../stores/storeQueries.ts';

/** The workshops around a place, for a page whose editors put their search on it (CONTENT-027). */
export async function prefetchRepairShops(
  queryClient: QueryClient,
  client: B2cClient,
  blocks: OutputOf<'content.page'>['blocks'],
  place: string | undefined,
): Promise<void> {
  if (!place || !blocks.some((block) => block.kind === 'form' && block.form === 'repairShops')) return;
  const query = storeQueries.repairShops(client, place);
  // There is none near a place that nobody knows.
  await queryClient.fetchQuery(query).catch((error: unknown) => {
    if (isB2cError(error) && (error.status ?? 500) < 500)
      queryClient.setQueryData(query.queryKey, { shops: [] });
  });
}
