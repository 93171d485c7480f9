/** HTTP status of the error keys that a call may answer with beside those of any call, by its id (API-026). */
export type ErrorTable = Readonly<Record<string, Readonly<Record<string, number>>>>;
