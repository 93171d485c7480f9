import { isB2cError } from '@driveline/api';
import { quantityOf } from '../cart-lines/lineForms.ts';
import { remedyOf, writeRefusal } from './stockRemedy.ts';

/** What a cookie keeps of a refusal. */
type Kept = { readonly errorMessageKey?: string | undefined; readonly message?: string | undefined };

/**
 * The address that a refused form leads back to: the page shows what the server said, by the key in it.
 * @param keep keeps the words for that page, and says their key
 * @throws what is no refusal
 */
export function refusedAddress(
  path: string,
  error: unknown,
  form: FormData,
  keep: (refusal: Kept) => string,
): string {
  const { pathname, searchParams } = new URL(path, 'http://page');
  if (isB2cError(error)) {
    const remedy = remedyOf(error, quantityOf(form));
    const refusal = remedy ? { message: error.message, errorMessageKey: 'item_fewer' } : error;
    writeRefusal(searchParams, keep(refusal), form, remedy);
  } else if (error instanceof RangeError) writeRefusal(searchParams, 'error_form_invalid');
  else throw error;
  return `${pathname}?${searchParams}`;
}
