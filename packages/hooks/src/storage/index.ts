export { createBrowserStorage, storageKeys } from './browserStorage.ts';
export type { BrowserStorage, StorageKey, StorageLike } from './browserStorage.ts';
export { cartCookies } from './cartCookies.ts';
export * from './consent.ts';
export * from './cookies.ts';
export { storedLastCall } from './lastCall.ts';
export { signOutCookies } from './signOut.ts';
