import { listsPath as lists, type RewardsCard } from '@driveline/hooks';

export { lists };

/** The sign-in in a frame of its own, without header and footer (ACCT-017). */
export const embeddedSignIn = () => '/signinnotcheckout';

/** @param returnUrl path to come back to */
export const completeAccount = (returnUrl?: string) =>
  returnUrl ? `/completeAccount?${new URLSearchParams({ returnUrl })}` : '/completeAccount';
export const forgotPassword = () => '/forgotPassword';

/** Opened from a mail, whose link holds the code. */
export const resetPassword = (code: string) => `/resetPassword/${encodeURIComponent(code)}`;
export const confirmEmail = (code: string) => `/user/confirmEmail/${encodeURIComponent(code)}`;

export const profile = () => '/user/myProfile';
export const orders = () => '/user/orderHistory';

/** Page of one order (ACCT-047). */
export const order = (orderId: string) => `/user/orderHistory/${encodeURIComponent(orderId)}`;
export const returnParts = (orderId: string) => `${order(orderId)}?return=parts`;

export const rewardsCredit = () => '/user/rewards/requestCredit';
export const rewardsRules = () => '/user/programRules';
export const rewardsLink = () => '/checkRewardAccount';
export const rewardsJoin = () => '/createRewardsAccount';
export const rewardsMerge = () => '/mergeConfirmation';

/** @param card the one whose holder is completed there (REWARD-010, REWARD-045) */
export function rewardsUpdate(card?: RewardsCard): string {
  if (!card) return '/updateRewardsAccount';
  const isToken = 'candidateToken' in card;
  const query = new URLSearchParams({ card: isToken ? card.candidateToken : card.rewardsId });
  if (isToken) query.set('by', 'token');
  return `/updateRewardsAccount?${query}`;
}

export const warranties = () => '/myWarranties';

/** One purchase (ACCT-051). */
export const purchase = (warrantyId: string) => `/myWarranties/${encodeURIComponent(warrantyId)}`;

/** One covered part of it (ACCT-052). */
export const coveredPart = (warrantyId: string, warrantyItemId: string) =>
  `${purchase(warrantyId)}/${encodeURIComponent(warrantyItemId)}`;

export const giftCards = () => '/giftCard';
export const giftCardBalance = () => '/giftCard/cardBalance';
