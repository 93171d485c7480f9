import type { B2cError } from '@driveline/api';
import { commitWay } from '@driveline/hooks';
import { issue } from '@driveline/validation';
import type { CheckoutFault } from './checkoutData.ts';

/** The step in which a refused order is mended, with what was said and the way on. */
export function refusedOrder({ errorMessageKey: notice, message }: B2cError): CheckoutFault {
  const wayOn = commitWay(notice);
  const said = { message, notice, wayOn };
  if (wayOn !== 'contact') return { step: 'payment', ...said };
  const asksTaxNumber = notice === 'error_payment_fiscal_id';
  return { step: 'contact', ...said, ...(asksTaxNumber && { issues: [issue('required', {}, 'fiscalId')] }) };
}
