import { GENERIC_ERROR_KEY } from '@driveline/api';
import { refusalCookie } from '@driveline/hooks';
import type { RequestShop } from '../shop/requestShop.ts';

/**
 * Keeps what the server said for the page that the answer leads to.
 * @returns the key that this page's address names
 */
export function keepRefusal(
  { setCookies, record }: Pick<RequestShop, 'setCookies' | 'record'>,
  {
    errorMessageKey: key = GENERIC_ERROR_KEY,
    message: text = '',
  }: { errorMessageKey?: string | undefined; message?: string },
): string {
  if (text) setCookies.push(refusalCookie({ key, text }, record.origin.startsWith('https:')));
  return key;
}
