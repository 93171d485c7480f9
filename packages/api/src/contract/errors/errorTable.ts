/** HTTP status of the error keys that a call may answer with beside those of any call, by its id (API-026). */
export type ErrorTable = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Of every row that asks a remembered shopper for the password (ACCT-005). */
export const asksPassword = { error_sign_in_again: 401 } as const;

/** Of every row of an account that does so. */
export const ofActive = { error_not_signed_in: 401, ...asksPassword } as const;
