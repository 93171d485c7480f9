import type { PageTypeName } from '@driveline/api';

/** Pages by the first parts of their path. */
const byPath: readonly (readonly [start: string, type: PageTypeName])[] = [
  ['/searchresult', 'search'],
  ['/products', 'product'],
  ['/cart', 'cart'],
  ['/checkout', 'checkout'],
  ['/orderConfirmation', 'confirmation'],
  ['/trackOrder', 'account'],
  ['/user', 'account'],
  ['/signin', 'signin'],
  ['/rewards', 'rewards'],
  ['/lp', 'landing'],
  ['/store', 'other'],
  ['/giftCard', 'other'],
  ['/cookieSettings', 'other'],
  ['/errorPage', 'other'],
];

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
  const known = byPath.find(([start]) => pathname === start || pathname.startsWith(`${start}/`));
  return known?.[1] ?? byCatalogue[catalogueType ?? ''];
}
