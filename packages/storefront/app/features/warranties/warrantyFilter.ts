import type { WarrantyFilter } from '@driveline/hooks';
import { PAGE_SIZE, pageOf } from '../account-page/index.ts';

export const STATES = ['active', 'ended'] as const;

const LONGEST = 60;

/** What the address narrows the warranties by; what makes no sense is left out (ACCT-050). */
export function warrantyFilter(query: URLSearchParams): WarrantyFilter {
  const searchText = query.get('searchText')?.trim().slice(0, LONGEST);
  const status = STATES.find((state) => state === query.get('status'));
  return {
    ...(searchText && { searchText }),
    ...(status && { status }),
    pageNumber: String(pageOf(query)),
    maxResult: String(PAGE_SIZE),
  };
}
