import { isPrompted, TERMS_ALERT } from '../account/alerts.ts';
import type { LoyaltyAlert } from '../account/alerts.ts';
import type { Step } from '../machine/machine.ts';

/** REWARD-025, REWARD-026: the prompt to accept new rules of the program. */
export interface TermsPrompt {
  /** `declined`: closed for this page, though the account still asks. */
  readonly status: 'closed' | 'open' | 'accepting' | 'declined';
  /** The acknowledgement failed: the prompt stays and says so. */
  readonly isFailed: boolean;
}

export type TermsPromptEvent =
  | { readonly type: 'alerts'; readonly alerts: readonly LoyaltyAlert[] }
  | { readonly type: 'accept' }
  | { readonly type: 'accepted' }
  | { readonly type: 'failed' }
  | { readonly type: 'decline' };

export type TermsPromptEffect =
  | { readonly type: 'acknowledge'; readonly alertType: typeof TERMS_ALERT }
  | { readonly type: 'refreshProfile' };

export const initialTermsPrompt: TermsPrompt = { status: 'closed', isFailed: false };

/** REWARD-025, REWARD-026: opens while the account is prompted; declining holds for the page. */
export function termsPrompt(
  state: TermsPrompt,
  event: TermsPromptEvent,
): Step<TermsPrompt, TermsPromptEffect> {
  const { status } = state;
  if (event.type === 'alerts') {
    const isDue = isPrompted(event.alerts, TERMS_ALERT);
    if (status === 'closed' && isDue) return [{ status: 'open', isFailed: false }];
    return status === 'open' && !isDue ? [initialTermsPrompt] : [state];
  }
  if (status === 'open' && event.type === 'accept') {
    return [
      { status: 'accepting', isFailed: false },
      { type: 'acknowledge', alertType: TERMS_ALERT },
    ];
  }
  if (status === 'open' && event.type === 'decline') return [{ status: 'declined', isFailed: false }];
  if (status !== 'accepting') return [state];
  if (event.type === 'accepted') return [initialTermsPrompt, { type: 'refreshProfile' }];
  return event.type === 'failed' ? [{ status: 'open', isFailed: true }] : [state];
}
