/** Status of a new shipment: what is ready at once is being prepared. */
export const startStatus = 'SUBMITTED';
/** Of an order whose money has yet to come (PLUS-022). */
export const waitingStatus = 'PROCESSING';
