import { accountOf, accountQueries, cartQueries } from '@driveline/hooks';
import { safeReturnPath } from '@driveline/hooks/session';
import { redirect } from 'react-router-dom';
import { askFor } from '../../data/asked.ts';
import type { LoadPage, Page } from '../../data/page.ts';
import { headerOf } from '../session/index.ts';
import { isIncomplete } from './completeForm.ts';

const ACCOUNT = '/user/myAccount';

/** Signed in by a password or a code of this visit; who is only remembered may give the password again (ACCT-005). */
async function isSignedIn(page: Page): Promise<boolean> {
  const { isAuthenticated, isAutoLogin } = accountOf(await headerOf(page));
  return isAuthenticated && !isAutoLogin;
}

/** Who is signed in already goes on (ACCT-015). */
export const loadSignIn: LoadPage = async (page) => {
  const asked = page.url.searchParams.get('returnUrl');
  if (await isSignedIn(page)) throw redirect(asked === null ? ACCOUNT : safeReturnPath(asked));
};

/** Before the checkout: who is signed in goes on to it, an empty cart goes back (ACCT-016). */
export const loadSignInCheckout: LoadPage = async (page) => {
  const { client, queryClient, market } = page;
  if (!market.checkout.enabled) throw redirect('/');
  const [isIn, header] = await Promise.all([
    isSignedIn(page),
    headerOf(page),
    queryClient.prefetchQuery(cartQueries.detail(client)),
  ]);
  if (header?.miniCartMap.itemCount === 0) throw redirect('/cart');
  if (isIn || market.checkout.guestOnly) throw redirect('/checkout');
};

/** Who lacks nothing has nothing to complete (ACCT-025). */
export const loadComplete: LoadPage = async (page) => {
  const profile = await askFor(page, accountQueries.current(page.client));
  if (profile && !isIncomplete(profile)) throw redirect(ACCOUNT);
};
