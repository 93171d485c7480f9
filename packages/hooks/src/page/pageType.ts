import type { B2cClient, PageTypeName } from '@driveline/api';
import type { QueryClient } from '@tanstack/react-query';
import { catalogQueries } from '../catalog/catalogQueries.ts';

/** Types of pages by the first part of their path. */
const byPath: readonly (readonly [type: PageTypeName, first: RegExp])[] = [
  ['search', /^searchresult$/],
  ['product', /^products$/],
  ['cart', /^cart$/],
  ['checkout', /^checkout$/],
  ['confirmation', /^orderConfirmation$/],
  ['account', /^(trackOrder|user|myWarranties)$/],
  ['signin', /^(sign(in|incheckout|innotcheckout)|create|completeAccount|forgotPassword|resetPassword)$/],
  ['rewards', /^(rewards|wallet|checkRewardAccount|(create|update)RewardsAccount|mergeConfirmation)$/],
  ['landing', /^lp$/],
];

/** Pages that no call asks apart. */
const OTHER =
  /^\/(brands|cart\/shared|circular|compare|contactus|cookieSettings|coupons|deals|errorPage|giftCard|shopbym\w+|siteMap|store|vin-decoder)(\/|$)/;

const byCatalogue: Readonly<Record<string, PageTypeName>> = {
  SHELF: 'shelf',
  CATEGORY: 'category',
  PRODUCT: 'product',
};

/**
 * Type of the page at a path (API-006), or undefined where a path alone does not tell.
 * @param catalogueType what the page-type call said of the path, where it was asked
 */
export function pageTypeOf(pathname: string, catalogueType?: string): PageTypeName | undefined {
  if (pathname === '/') return 'home';
  if (OTHER.test(pathname)) return 'other';
  const known = byPath.find(([, first]) => first.test(pathname.split('/')[1] ?? ''));
  return known?.[0] ?? byCatalogue[catalogueType ?? ''];
}

/** The same, as far as the page-type call of the path was answered. */
export function pageTypeIn(
  queryClient: QueryClient,
  client: B2cClient,
  pathname: string,
): PageTypeName | undefined {
  const asked = queryClient.getQueryData(catalogQueries.pageType(client, pathname).queryKey);
  return pageTypeOf(pathname, asked?.result?.pageType);
}

/** Asks what the catalogue calls a path that alone does not tell; the process remembers the answer. */
export async function knowPageType(
  queryClient: QueryClient,
  client: B2cClient,
  pathname: string,
): Promise<void> {
  if (!pageTypeOf(pathname)) await queryClient.prefetchQuery(catalogQueries.pageType(client, pathname));
}
