import { useB2c } from '../client/ClientProvider.ts';
import { useB2cMutation } from '../mutations/useB2cMutation.ts';
import { identityMutations } from './identityMutations.ts';

// The factories of this folder, wired to the client of the page.

/** Open an account and sign in: `identity.register`. */
export const useRegister = () => useB2cMutation(identityMutations.register(useB2c().client));
/** Sign in by email or username: `identity.login`. */
export const useLogin = () => useB2cMutation(identityMutations.login(useB2c().client));
/** Begin a sign-in by one-time code: where the code can go: `identity.otpDestinations`. */
export const useOtpDestinations = () => useB2cMutation(identityMutations.otpDestinations(useB2c().client));
/** Send the one-time code: `identity.sendOtp`. */
export const useSendOtp = () => useB2cMutation(identityMutations.sendOtp(useB2c().client));
/** Sign in with the one-time code: `identity.verifyOtp`. */
export const useVerifyOtp = () => useB2cMutation(identityMutations.verifyOtp(useB2c().client));
/** Mail a code for a new password, if there is such an account: `identity.forgotPassword`. */
export const useForgotPassword = () => useB2cMutation(identityMutations.forgotPassword(useB2c().client));
/** Set a new password with the mailed code and sign in: `identity.resetPassword`. */
export const useResetPassword = () => useB2cMutation(identityMutations.resetPassword(useB2c().client));
/** Prove the account's address with the mailed code: `identity.confirmEmail`. */
export const useConfirmEmail = () => useB2cMutation(identityMutations.confirmEmail(useB2c().client));
