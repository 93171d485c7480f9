import type { OutputOf } from '@driveline/api';

/** A prompt of the account (REWARD-003). */
export type LoyaltyAlert = OutputOf<'account.current'>['loyaltyAccountAlerts'][number];

/** Type of the prompt to accept new rules (REWARD-025). */
export const TERMS_ALERT = 'TC';
/** Type of the prompt for the promotion offer (REWARD-030). */
export const OFFER_ALERT = 'OP';

/** Whether an alert of the type asks the shopper something. */
export const isPrompted = (alerts: readonly LoyaltyAlert[], alertType: string): boolean =>
  alerts.some((alert) => alert.alertType === alertType && alert.status === 'PROMPT');
