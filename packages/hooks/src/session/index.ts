export * from './idleSession.ts';
export * from './loginMessage.ts';
export * from './paths.ts';
export * from './resetPanel.ts';
export { signedInToastDelay } from './signedInToast.ts';
export * from './signInFlow.ts';
export * from './signOut.ts';
export { identityMutations } from './identityMutations.ts';
export * from './useIdentity.ts';
