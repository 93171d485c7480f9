import { isEmail } from '@driveline/validation';

/** ACCT-020, ACCT-022: how the shopper named the account, for analytics. */
export const loginMethod = (username: string): 'email' | 'username' =>
  isEmail(username.trim()) ? 'email' : 'username';

/** `type` of the message that the sign-in page in a frame posts to its parent. */
export const LOGIN_SUCCESS = 'loginSuccess';

export type LoginMethod = ReturnType<typeof loginMethod>;

/** ACCT-021, ACCT-022: what the sign-in page in a frame tells its parent. */
export type LoginMessage = { readonly type: typeof LOGIN_SUCCESS; readonly method: LoginMethod };

export const loginSuccess = (method: unknown): LoginMessage => ({
  type: LOGIN_SUCCESS,
  method: method === 'username' ? 'username' : 'email',
});

/**
 * ACCT-021: what a message of a window is answered with: `reload` for a login-success of the same origin, `refresh`
 * (header, order and profile again) on checkout, nothing for any other message.
 */
export function loginMessage(
  message: { readonly origin: string; readonly data: unknown },
  page: { readonly origin: string; readonly pageType: string | undefined },
): { readonly answer: 'reload' | 'refresh'; readonly method: LoginMethod } | undefined {
  const { data } = message;
  const isLogin = typeof data === 'object' && data !== null && 'type' in data && data.type === LOGIN_SUCCESS;
  if (!isLogin || message.origin !== page.origin) return undefined;
  const { method } = loginSuccess('method' in data && data.method);
  return { answer: page.pageType === 'checkout' ? 'refresh' : 'reload', method };
}
