import type { Endpoint } from './endpoint.ts';

export const register = {
  id: 'identity.register',
  method: 'POST',
  path: '/ecomm/b2c/v1/quickRegister',
  dropsCache: true,
  lists: { otpDestinations: [] },
} as const satisfies Endpoint;

export const login = {
  id: 'identity.login',
  method: 'POST',
  path: '/ecomm/b2c/v1/login',
  dropsCache: true,
  signsIn: true,
  lists: { otpDestinations: [] },
} as const satisfies Endpoint;

export const logout = {
  id: 'identity.logout',
  method: 'POST',
  path: '/ecomm/b2c/v1/logout',
  dropsCache: true,
} as const satisfies Endpoint;

export const token = {
  id: 'identity.token',
  method: 'POST',
  path: '/ecomm/b2c/v1/token',
} as const satisfies Endpoint;

export const otpDestinations = {
  id: 'identity.otpDestinations',
  method: 'POST',
  path: '/ecomm/b2c/v1/otp/destinations',
  signsIn: true,
  lists: { otpDestinations: [] },
} as const satisfies Endpoint;

export const sendOtp = {
  id: 'identity.sendOtp',
  method: 'POST',
  path: '/ecomm/b2c/v1/otp/send',
  signsIn: true,
} as const satisfies Endpoint;

export const verifyOtp = {
  id: 'identity.verifyOtp',
  method: 'POST',
  path: '/ecomm/b2c/v1/otp/verify',
  dropsCache: true,
  signsIn: true,
  lists: { otpDestinations: [] },
} as const satisfies Endpoint;

export const forgotPassword = {
  id: 'identity.forgotPassword',
  method: 'POST',
  path: '/ecomm/b2c/v1/forgotPassword',
} as const satisfies Endpoint;

export const checkReset = {
  id: 'identity.checkReset',
  method: 'POST',
  path: '/ecomm/b2c/v1/resetPassword/check',
} as const satisfies Endpoint;

export const resetPassword = {
  id: 'identity.resetPassword',
  method: 'POST',
  path: '/ecomm/b2c/v1/resetPassword',
  dropsCache: true,
  signsIn: true,
  lists: { otpDestinations: [] },
} as const satisfies Endpoint;

export const confirmEmail = {
  id: 'identity.confirmEmail',
  method: 'POST',
  path: '/ecomm/b2c/v1/currentUser/confirmEmail',
  dropsCache: true,
} as const satisfies Endpoint;

/** Who the shopper is: registration, sign-in, one-time codes, password reset, sign-out, bearer token. */
export const identityEndpoints = [
  register,
  login,
  logout,
  token,
  otpDestinations,
  sendOtp,
  verifyOtp,
  forgotPassword,
  checkReset,
  resetPassword,
  confirmEmail,
] as const;
