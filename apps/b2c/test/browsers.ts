import { goodPassword } from '../conformance/client/password.ts';
import type { Shop, Shopper } from './shop.ts';

/** The same browser as it was a moment ago. */
export function copyOf(shop: Shop, shopper: Shopper, names?: readonly string[], market = 'us'): Shopper {
  const copy = shop.shopper(market);
  for (const [name, value] of shopper.cookies)
    if (!names || names.includes(name)) copy.cookies.set(name, value);
  return copy;
}

export const isSignedIn = async (shopper: Shopper): Promise<boolean> =>
  (await shopper.call('shell.header')).headers.get('jsession-authenticated') === 'true';

export const logIn = (shopper: Shopper, email: string, rememberMe = false) =>
  shopper.call('identity.login', { body: { username: email, password: goodPassword, rememberMe } });
