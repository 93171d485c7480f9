import type { CartLine } from '../cart/cartModel.ts';
import { isRefusedByMail } from '../cart/cartWire.ts';
import { B2cError } from '../http/errors.ts';

/** Of a line that stock, mail or its choices refuse; `field` names it. */
export function unavailable(line: CartLine): B2cError {
  const { id, title, optionFault } = line;
  if (optionFault) return new B2cError('error_out_of_stock', { ...optionFault, field: id });
  return isRefusedByMail(line)
    ? new B2cError('error_out_of_stock', {
        field: id,
        textKey: 'checkout_item_mail',
        params: { item: title },
      })
    : outOfStock(title, id);
}

export const outOfStock = (item: string, lineId: string): B2cError =>
  new B2cError('error_out_of_stock', { field: lineId, params: { item } });
