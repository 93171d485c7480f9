import { B2cError } from '../http/errors.ts';
import type { CallContext } from '../http/route.ts';
import { PaymentGatewayError } from '../ports/gateway.ts';

/** What the gateway answers. @throws B2cError error_payment_processor when it gives no answer */
export async function answered<T>({ log }: Pick<CallContext, 'log'>, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof PaymentGatewayError)) throw error;
    log.warn({ err: error }, 'the gateway gave no answer');
    throw new B2cError('error_payment_processor');
  }
}
