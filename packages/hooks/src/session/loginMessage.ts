import { isEmail } from '@driveline/validation';

/** ACCT-020, ACCT-022: how the shopper named the account, for analytics. */
export const loginMethod = (username: string): 'email' | 'username' =>
  isEmail(username.trim()) ? 'email' : 'username';

/** `type` of the message that the sign-in page in a frame posts to its parent. */
export const LOGIN_SUCCESS = 'loginSuccess';

/**
 * ACCT-021: what a message of a window is answered with: `reload` for a login-success of the same origin, `refresh`
 * (header, order and profile anew) on checkout, nothing for any other message.
 */
export function loginMessage(
  message: { readonly origin: string; readonly data: unknown },
  page: { readonly origin: string; readonly pageType: string | undefined },
): 'reload' | 'refresh' | undefined {
  const { data } = message;
  const isLogin =
    typeof data === 'object' && data !== null && (data as { type?: unknown }).type === LOGIN_SUCCESS;
  if (!isLogin || message.origin !== page.origin) return undefined;
  return page.pageType === 'checkout' ? 'refresh' : 'reload';
}
