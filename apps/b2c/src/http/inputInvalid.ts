import { QUANTITY_MAX } from '@driveline/validation';
import type { MessageId } from '../messages/index.ts';
import { B2cError } from './errors.ts';

/** Fields that a shopper types, whose message says how they look. The name itself is for programs: it goes into `field`. */
const texts: Readonly<Record<string, MessageId>> = {
  orderId: 'input_order_number',
  quantity: 'input_quantity',
};

/** A field that is not as the contract has it: 400 with its name for programs, and words for a shopper (API-026). */
export function inputInvalid(field: string): B2cError {
  const textKey = texts[field.split('.').at(-1) ?? ''];
  return new B2cError('error_input_invalid', {
    status: 400,
    field,
    ...(textKey && { textKey, params: { limit: QUANTITY_MAX } }),
  });
}
