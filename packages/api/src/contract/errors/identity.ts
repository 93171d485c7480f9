import type { ErrorTable } from './errorTable.ts';

export const identityErrors = {
  'identity.register': {
    error_email_taken: 409,
    error_password_weak: 422,
    error_contact_invalid: 422,
    error_too_many_requests: 429,
  },
  'identity.login': { error_login_invalid: 401, error_login_locked: 423, error_too_many_requests: 429 },
  'identity.token': { error_too_many_requests: 429 },
  'identity.otpDestinations': { error_too_many_requests: 429 },
  'identity.sendOtp': { error_otp_expired: 410, error_otp_destination: 422, error_too_many_requests: 429 },
  'identity.verifyOtp': { error_otp_invalid: 422, error_otp_expired: 410, error_too_many_requests: 429 },
  'identity.forgotPassword': { error_email_invalid: 422, error_too_many_requests: 429 },
  'identity.resetPassword': {
    error_reset_expired: 410,
    error_password_weak: 422,
    error_too_many_requests: 429,
  },
  'identity.confirmEmail': {
    error_not_signed_in: 401,
    error_confirmation_expired: 410,
    error_too_many_requests: 429,
  },
} as const satisfies ErrorTable;
