import type { ErrorKey } from '@driveline/api/contract';
import { B2cError } from '../http/errors.ts';

const declineKeys: Readonly<Record<string, ErrorKey>> = {
  insufficient_funds: 'error_card_insufficient_funds',
  expired_card: 'error_card_expired',
  challenge_failed: 'error_card_challenge_failed',
  token: 'error_payment_token',
  processor: 'error_payment_processor',
};

/** Words a declined charge by the code of the gateway. */
export const declineError = (code: string): B2cError =>
  new B2cError(
    declineKeys[code] ?? 'error_card_declined',
    code === 'processor' ? { textKey: 'error_payment_refused' } : {},
  );
