import type { EndpointTable } from './endpoint.ts';

/** What an account holds of its person: profile, addresses, preferences, prompts. */
export const accountEndpoints = {
  'account.current': {
    method: 'GET',
    path: '/ecomm/b2c/v1/currentUser',
    timeout: 'default',
    errors: { error_not_signed_in: 401 },
    lists: 'loyaltyAccountAlerts',
  },
  'account.update': {
    method: 'PUT',
    path: '/ecomm/b2c/v1/currentUser',
    timeout: 'default',
    errors: {
      error_not_signed_in: 401,
      error_sign_in_again: 401,
      error_profile_email_taken: 409,
      error_profile_username_taken: 409,
      error_profile_invalid: 422,
      error_password_wrong: 422,
      error_password_weak: 422,
      error_address_invalid: 422,
      error_too_many_requests: 429,
    },
    lists: 'loyaltyAccountAlerts',
  },
  'account.preferences': {
    method: 'PUT',
    path: '/ecomm/b2c/v1/currentUser/preferences',
    timeout: 'default',
    errors: { error_not_signed_in: 401 },
  },
  'account.addresses': {
    method: 'GET',
    path: '/ecomm/b2c/v1/currentUser/addresses',
    timeout: 'default',
    errors: { error_not_signed_in: 401, error_sign_in_again: 401 },
    lists: 'addresses',
  },
  'account.addAddress': {
    method: 'POST',
    path: '/ecomm/b2c/v1/currentUser/addresses',
    timeout: 'default',
    errors: {
      error_not_signed_in: 401,
      error_sign_in_again: 401,
      error_address_invalid: 422,
      error_address_limit: 422,
    },
    lists: 'addresses',
  },
  'account.changeAddress': {
    method: 'PUT',
    path: '/ecomm/b2c/v1/currentUser/addresses/{addressId}',
    timeout: 'default',
    errors: {
      error_not_signed_in: 401,
      error_sign_in_again: 401,
      error_address_unknown: 404,
      error_address_invalid: 422,
    },
    lists: 'addresses',
  },
  'account.removeAddress': {
    method: 'DELETE',
    path: '/ecomm/b2c/v1/currentUser/addresses/{addressId}',
    timeout: 'default',
    errors: { error_not_signed_in: 401, error_sign_in_again: 401, error_address_unknown: 404 },
    lists: 'addresses',
  },
  'account.verifyAddress': {
    method: 'POST',
    path: '/ecomm/b2c/v1/address/verify',
    timeout: 'default',
    errors: { error_address_invalid: 422, error_too_many_requests: 429 },
    lists: 'suggestions',
  },
} as const satisfies EndpointTable;
