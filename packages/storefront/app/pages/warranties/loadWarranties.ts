import type { OutputOf } from '@driveline/api';
import { garageQueries, warrantyFilterOf, warrantyStores } from '@driveline/hooks';
import { fetchRequired } from '../../data/fetchRequired.ts';
import type { LoadPage, Page } from '../../data/page.ts';

export type Purchase = OutputOf<'warranties.list'>['warranties'][number];

const loadStores = ({ client, queryClient }: Page, purchases: readonly Purchase[] = []) =>
  Promise.all(warrantyStores(client, purchases).map((query) => queryClient.prefetchQuery(query)));

/** One page of the account's warranties, as the address narrows them (ACCT-050). */
export const loadWarranties: LoadPage = async (page) => {
  const query = garageQueries.warranties(page.client, warrantyFilterOf(page.url.searchParams));
  await page.queryClient.prefetchQuery(query);
  await loadStores(page, page.queryClient.getQueryData(query.queryKey)?.warranties);
};

/** One purchase; one that is not the account's is not found (ACCT-051). */
export const loadPurchase: LoadPage = async (page) => {
  const { warrantyId = '' } = page.params;
  const answer = await fetchRequired(page, garageQueries.warranty(page.client, warrantyId));
  await loadStores(page, answer?.warranties);
};

/** One covered part (ACCT-052). */
export const loadWarrantyItem: LoadPage = async (page) => {
  const { warrantyId = '', warrantyItemId = '' } = page.params;
  const query = garageQueries.warrantyItem(page.client, { warrantyId, warrantyItemId });
  const answer = await fetchRequired(page, query);
  await loadStores(page, answer?.warranties);
};
