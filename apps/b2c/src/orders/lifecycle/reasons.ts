/** Reason of a cancellation that nobody asked for: the money did not come. */
export const expired = 'payment-expired';
