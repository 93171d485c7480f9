/** ACCT-007: an online account without linked rewards. */
export const UNLINKED_USER_TYPE = '4';
/** ACCT-007: one with linked rewards. */
export const LINKED_USER_TYPE = '7';
/** ACCT-008 */
export const STANDALONE_USER_TYPE = '11';

/**
 * REWARD-024: whether the linking modal opens by itself. `skippedBy` is what storage holds: the profile that closed
 * or skipped it (REWARD-023), so that another one of the same browser is asked.
 */
export const opensRewardsLinking = (account: {
  readonly userType: string;
  readonly profileId: string;
  readonly skippedBy: string | null;
}): boolean =>
  account.userType === UNLINKED_USER_TYPE &&
  account.profileId !== '' &&
  account.skippedBy !== account.profileId;
