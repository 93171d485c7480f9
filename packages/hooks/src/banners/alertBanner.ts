import type { LoyaltyAlert } from '../account/alerts.ts';
import type { Step } from '../machine/machine.ts';
import { isCartOrCheckout } from '../session/paths.ts';

/** What REWARD-027 asks about. */
export interface AlertBannerSituation {
  readonly isAuthenticated: boolean;
  readonly alert: LoyaltyAlert | undefined;
  /** Its seen cookie is there (STATE-012). */
  readonly isSeen: boolean;
  readonly path: string;
}

/** REWARD-027 */
export const showsAlertBanner = ({ isAuthenticated, alert, isSeen, path }: AlertBannerSituation): boolean =>
  isAuthenticated && alert?.status === 'PROMPT' && !isSeen && !isCartOrCheckout(path);

export interface AlertBanner {
  readonly status: 'closed' | 'open' | 'dismissed';
  /** Of the alert that is shown, or was dismissed. */
  readonly alertType: string | undefined;
}

export type AlertBannerEvent =
  | { readonly type: 'situation'; readonly situation: AlertBannerSituation }
  /** By its close button or by its link; leaving the page is neither (REWARD-028). */
  | { readonly type: 'dismiss' };

export type AlertBannerEffect = { readonly type: 'keepSeen'; readonly alertType: string };

export const initialAlertBanner: AlertBanner = { status: 'closed', alertType: undefined };

/** REWARD-027, REWARD-028: what was dismissed stays away, another alert may follow. */
export function alertBanner(
  state: AlertBanner,
  event: AlertBannerEvent,
): Step<AlertBanner, AlertBannerEffect> {
  const { status, alertType } = state;
  if (event.type === 'dismiss') {
    if (status !== 'open' || alertType === undefined) return [state];
    return [
      { status: 'dismissed', alertType },
      { type: 'keepSeen', alertType },
    ];
  }
  const { situation } = event;
  const shown = situation.alert?.alertType;
  // The cookie may be read before it is written: what was dismissed stays away.
  if (status === 'dismissed' && (shown === alertType || shown === undefined)) return [state];
  if (!showsAlertBanner(situation)) return status === 'open' ? [initialAlertBanner] : [state];
  return status === 'open' && shown === alertType ? [state] : [{ status: 'open', alertType: shown }];
}
