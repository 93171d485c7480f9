import { PAGE_SIZE, pageOf } from '../page/listPages.ts';
import type { WarrantyFilter } from './garageQueries.ts';

/** States that warranties are narrowed by, in the order of the choice (ACCT-050). */
export const warrantyStates = ['active', 'ended'] as const;

const LONGEST_SEARCH = 60;

/** What an address narrows the warranties by, and the page that it names; what makes no sense is left out (ACCT-050). */
export function warrantyFilterOf(query: URLSearchParams): WarrantyFilter {
  const searchText = query.get('searchText')?.trim().slice(0, LONGEST_SEARCH);
  const status = warrantyStates.find((state) => state === query.get('status'));
  return {
    ...(searchText && { searchText }),
    ...(status && { status }),
    pageNumber: String(pageOf(query)),
    maxResult: String(PAGE_SIZE),
  };
}
