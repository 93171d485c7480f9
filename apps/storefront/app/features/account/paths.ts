export const PROFILE_PATH = '/user/myProfile';
export const ACCOUNT_PATH = '/user/myAccount';
