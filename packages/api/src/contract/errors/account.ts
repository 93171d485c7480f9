import type { ErrorTable } from './errorTable.ts';

export const accountErrors = {
  'account.current': { error_not_signed_in: 401 },
  'account.update': {
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
  'account.preferences': { error_not_signed_in: 401 },
  'account.addresses': { error_not_signed_in: 401, error_sign_in_again: 401 },
  'account.addAddress': {
    error_not_signed_in: 401,
    error_sign_in_again: 401,
    error_address_invalid: 422,
    error_address_limit: 422,
  },
  'account.changeAddress': {
    error_not_signed_in: 401,
    error_sign_in_again: 401,
    error_address_unknown: 404,
    error_address_invalid: 422,
  },
  'account.removeAddress': { error_not_signed_in: 401, error_sign_in_again: 401, error_address_unknown: 404 },
  'account.verifyAddress': { error_address_invalid: 422, error_too_many_requests: 429 },
} as const satisfies ErrorTable;
