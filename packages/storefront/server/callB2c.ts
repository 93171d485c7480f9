/** Calls the b2c server for a shopper's request, which says market, host and scheme. */
export type CallB2c = (request: Request, clientAddress?: string, page?: object) => Promise<Response>;
