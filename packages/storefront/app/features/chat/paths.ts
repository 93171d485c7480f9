/** The talk with the desk, which stands in a window of its own (CONTENT-014). */
export const CHAT_PATH = '/chat';
/** Asked before it (CONTENT-015). */
export const CUSTOMER_INFO_PATH = '/customerinfo';
