import { isB2cError } from '@driveline/api';

/** What a form says of a failed call, and the status of its page. @throws what is no failure of a call */
export function refusalOf(error: unknown) {
  if (!isB2cError(error)) throw error;
  return { message: error.message, key: error.errorMessageKey ?? '', status: error.status ?? 503 };
}
