import { useB2c } from '../client/ClientProvider.ts';
import { useB2cMutation } from '../mutations/useB2cMutation.ts';
import { identityMutations } from './identityMutations.ts';

// The factories of this folder, wired to the client of the page.
export const useRegister = () => useB2cMutation(identityMutations.register(useB2c().client));
export const useLogin = () => useB2cMutation(identityMutations.login(useB2c().client));
export const useOtpDestinations = () => useB2cMutation(identityMutations.otpDestinations(useB2c().client));
export const useSendOtp = () => useB2cMutation(identityMutations.sendOtp(useB2c().client));
export const useVerifyOtp = () => useB2cMutation(identityMutations.verifyOtp(useB2c().client));
export const useForgotPassword = () => useB2cMutation(identityMutations.forgotPassword(useB2c().client));
export const useResetPassword = () => useB2cMutation(identityMutations.resetPassword(useB2c().client));
