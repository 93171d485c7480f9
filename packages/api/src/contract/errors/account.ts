import { ofActive, type ErrorTable } from './errorTable.ts';

export const accountErrors = {
  'account.current': { error_not_signed_in: 401 },
  'account.update': {
    ...ofActive,
    error_profile_email_taken: 409,
    error_profile_username_taken: 409,
    error_profile_invalid: 422,
    error_password_wrong: 422,
    error_password_weak: 422,
    error_address_invalid: 422,
    error_too_many_requests: 429,
  },
  'account.preferences': { error_not_signed_in: 401 },
  'account.addresses': ofActive,
  'account.addAddress': {
    ...ofActive,
    error_address_invalid: 422,
    error_address_limit: 422,
  },
  'account.changeAddress': {
    ...ofActive,
    error_address_unknown: 404,
    error_address_invalid: 422,
  },
  'account.removeAddress': { ...ofActive, error_address_unknown: 404 },
  'account.verifyAddress': { error_address_invalid: 422, error_too_many_requests: 429 },
} as const satisfies ErrorTable;
