export const PROFILE_PATH = '/user/myProfile';
export const WARRANTIES_PATH = '/myWarranties';

/** Purchases that are covered still; one is enough to know their number. */
export const COVERED = { status: 'active', maxResult: '1' } as const;
