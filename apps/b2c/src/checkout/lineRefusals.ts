import type { CartLine } from '../cart/cartModel.ts';
import { isRefusedByMail } from '../cart/cartWire.ts';
import { B2cError } from '../http/errors.ts';

/** Of a line that stock or mail refuses; `field` names it. */
export const unavailable = (line: CartLine): B2cError =>
  isRefusedByMail(line)
    ? new B2cError('error_out_of_stock', {
        field: line.id,
        textKey: 'checkout_item_mail',
        params: { item: line.title },
      })
    : outOfStock(line.title, line.id);

export const outOfStock = (item: string, lineId: string): B2cError =>
  new B2cError('error_out_of_stock', { field: lineId, params: { item } });
