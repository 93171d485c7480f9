import type { FindingMethod } from './keptSearch.ts';

const TOP_LEVEL =
  /^\/(parts|interior-accessories|exterior-accessories|truck-and-towing|tools-and-equipment|fluids-and-chemicals|performance|myWarranties)$/;
const DEALS = /^\/(deals\/|lp\/deals$|circular$|coupons$)/;

/** How a part is come by from a page: top-level categories are browsed (CATALOG-028). Others leave it as it is. */
export function findingMethodOf(pathname: string): FindingMethod | undefined {
  if (TOP_LEVEL.test(pathname)) return 'browse';
  return DEALS.test(pathname) ? 'deal' : undefined;
}
