import { isB2cError } from '@driveline/api';
import { isProtectedPath, ownPath } from '@driveline/hooks/session';
import { redirect, type ActionFunctionArgs, type RouterContextProvider } from 'react-router-dom';
import { actionDataOf } from '../../data/actionData.ts';

/**
 * Signs out (ACCT-035) and goes back to where the button stood, or home from a page of the account. The session ends on
 * the server, whose answer clears the cookies; where that fails the shopper is signed in as before and told so.
 */
export async function signOutAction(args: ActionFunctionArgs<RouterContextProvider>) {
  const { client, request, shop } = await actionDataOf(args);
  const from = ownPath(request.headers.get('referer') ?? '/', shop.record.origin) ?? '/';
  try {
    await client.call('identity.logout', { body: {} });
  } catch (error) {
    if (!isB2cError(error)) throw error;
    return redirect(withQuery(from, 'notice', 'sign_out_failed'), 303);
  }
  return redirect(isProtectedPath(new URL(from, shop.record.origin).pathname) ? '/' : from, 303);
}

function withQuery(path: string, name: string, value: string): string {
  const url = new URL(path, 'http://page');
  url.searchParams.set(name, value);
  return url.pathname + url.search;
}
