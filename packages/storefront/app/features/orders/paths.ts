export const HISTORY_PATH = '/user/orderHistory';
export const TRACK_PATH = '/trackOrder';

/** Page of one order (ACCT-047). */
export const orderPath = (orderId: string) => `${HISTORY_PATH}/${encodeURIComponent(orderId)}`;
