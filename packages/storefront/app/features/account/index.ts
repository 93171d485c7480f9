export { AccountPage } from './AccountPage.tsx';
export { loadAccount } from './loadAccount.ts';
export { loadProfile } from './loadProfile.ts';
export { AccountGate } from './overlays.ts';
export { profileAction } from './profileAction.ts';
export { ProfilePage } from './ProfilePage.tsx';
