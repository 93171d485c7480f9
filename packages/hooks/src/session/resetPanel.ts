import { RESET_PANEL_MS } from '../constants.ts';
import type { Due, Step, Wait } from '../machine/machine.ts';
import { isCartOrCheckout } from './paths.ts';

/** Label of the error form without a message of its own (ACCT-030). */
export const RESET_ERROR_LABEL = 'label_ResetPassword_TryAgain';

/** ACCT-028 to ACCT-030: the panel after a password reset. */
export type ResetPanel =
  | { readonly status: 'hidden' }
  /** Greets by name. */
  | { readonly status: 'success'; readonly name: string }
  /** `text` is the server's, `label` what stands in its place. */
  | { readonly status: 'error'; readonly text: string | undefined; readonly label: typeof RESET_ERROR_LABEL };

export type ResetPanelEvent =
  /** A page is here, and the flag of a finished reset with it. */
  | { readonly type: 'arrived'; readonly path: string; readonly isSignedIn: boolean; readonly name: string }
  | { readonly type: 'failed'; readonly message: string | undefined }
  | { readonly type: 'close' }
  | Due;

export const initialResetPanel: ResetPanel = { status: 'hidden' };

/** ACCT-028: not on sign-in, rewards and checkout paths. */
export const mayGreetAfterReset = (path: string): boolean =>
  !isCartOrCheckout(path) && !/^\/(signin|signinnotcheckout|rewards|user\/rewards|\w+RewardsAccount|checkRewardAccount)(\/|$)/i.test(path); // prettier-ignore

/** ACCT-028 to ACCT-030: greets once where it may, and leaves after 8 s. */
export function resetPanel(state: ResetPanel, event: ResetPanelEvent): Step<ResetPanel, Wait> {
  switch (event.type) {
    case 'arrived':
      return event.isSignedIn && mayGreetAfterReset(event.path) && state.status === 'hidden'
        ? [
            { status: 'success', name: event.name },
            { type: 'wait', ms: RESET_PANEL_MS },
          ]
        : [state];
    case 'failed':
      return [{ status: 'error', text: event.message || undefined, label: RESET_ERROR_LABEL }];
    case 'due':
      return [state.status === 'success' ? initialResetPanel : state];
    case 'close':
      return [state.status === 'hidden' ? state : initialResetPanel];
  }
}
