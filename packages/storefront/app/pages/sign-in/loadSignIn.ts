import { accountOf, accountQueries, cartQueries, isProfileIncomplete } from '@driveline/hooks';
import { resetLinkQuery, safeReturnPath } from '@driveline/hooks/session';
import { redirect } from 'react-router-dom';
import { fetchRequired } from '../../data/fetchRequired.ts';
import type { LoadPage, Page } from '../../data/page.ts';
import { headerOf } from '../../session/forMembers.ts';
import * as paths from '../../paths/index.ts';

/** Signed in by a password or a code of this visit; who is only remembered may give the password again (ACCT-005). */
async function isSignedIn(page: Page): Promise<boolean> {
  const { isAuthenticated, isAutoLogin } = accountOf(await headerOf(page));
  return isAuthenticated && !isAutoLogin;
}

/** A shopper who is signed in already goes on (ACCT-015). */
export const loadSignIn: LoadPage = async (page) => {
  const asked = page.url.searchParams.get('returnUrl');
  if (await isSignedIn(page)) throw redirect(asked === null ? paths.account() : safeReturnPath(asked));
};

/** Before the checkout: who is signed in goes on to it, an empty cart goes back (ACCT-016). */
export const loadSignInCheckout: LoadPage = async (page) => {
  const { client, queryClient, market } = page;
  if (!market.checkout.enabled) throw redirect(paths.home());
  const [isIn, header] = await Promise.all([
    isSignedIn(page),
    headerOf(page),
    queryClient.prefetchQuery(cartQueries.detail(client)),
  ]);
  if (header?.miniCartMap.itemCount === 0) throw redirect(paths.cart());
  if (isIn || market.checkout.guestOnly) throw redirect(paths.checkout());
};

/** A complete account has nothing to complete (ACCT-025). */
export const loadComplete: LoadPage = async (page) => {
  const profile = await fetchRequired(page, accountQueries.current(page.client));
  if (profile && !isProfileIncomplete(profile)) throw redirect(paths.account());
};

/** A link that has run out is said at once, before a password is thought of (ACCT-027). */
export const loadReset: LoadPage = ({ client, queryClient, params: { code = '' } }) =>
  queryClient.prefetchQuery(resetLinkQuery(client, code));

/** The address that is about to be confirmed. */
export const loadConfirm: LoadPage = ({ client, queryClient }) =>
  queryClient.prefetchQuery(accountQueries.current(client));
