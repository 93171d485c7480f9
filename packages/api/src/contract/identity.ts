import type { EndpointTable } from './endpoint.ts';

/** Who the shopper is: registration, sign-in, one-time codes, password reset, sign-out, bearer token. */
export const identityEndpoints = {
  'identity.register': {
    method: 'POST',
    path: '/ecomm/b2c/v1/quickRegister',
    timeout: 'default',
    dropsCache: true,
    errors: {
      error_email_taken: 409,
      error_password_weak: 422,
      error_contact_invalid: 422,
      error_too_many_requests: 429,
    },
    lists: 'otpDestinations',
  },
  'identity.login': {
    method: 'POST',
    path: '/ecomm/b2c/v1/login',
    timeout: 'default',
    dropsCache: true,
    signsIn: true,
    errors: { error_login_invalid: 401, error_login_locked: 423, error_too_many_requests: 429 },
    lists: 'otpDestinations',
  },
  'identity.logout': {
    method: 'POST',
    path: '/ecomm/b2c/v1/logout',
    timeout: 'default',
    dropsCache: true,
  },
  'identity.token': {
    method: 'POST',
    path: '/ecomm/b2c/v1/token',
    timeout: 'default',
    errors: { error_too_many_requests: 429 },
  },
  'identity.otpDestinations': {
    method: 'POST',
    path: '/ecomm/b2c/v1/otp/destinations',
    timeout: 'default',
    signsIn: true,
    errors: { error_too_many_requests: 429 },
    lists: 'otpDestinations',
  },
  'identity.sendOtp': {
    method: 'POST',
    path: '/ecomm/b2c/v1/otp/send',
    timeout: 'default',
    signsIn: true,
    errors: { error_otp_expired: 410, error_otp_destination: 422, error_too_many_requests: 429 },
  },
  'identity.verifyOtp': {
    method: 'POST',
    path: '/ecomm/b2c/v1/otp/verify',
    timeout: 'default',
    dropsCache: true,
    signsIn: true,
    errors: { error_otp_invalid: 422, error_otp_expired: 410, error_too_many_requests: 429 },
    lists: 'otpDestinations',
  },
  'identity.forgotPassword': {
    method: 'POST',
    path: '/ecomm/b2c/v1/forgotPassword',
    timeout: 'default',
    errors: { error_email_invalid: 422, error_too_many_requests: 429 },
  },
  'identity.resetPassword': {
    method: 'POST',
    path: '/ecomm/b2c/v1/resetPassword',
    timeout: 'default',
    dropsCache: true,
    signsIn: true,
    errors: { error_reset_expired: 410, error_password_weak: 422, error_too_many_requests: 429 },
    lists: 'otpDestinations',
  },
} as const satisfies EndpointTable;
