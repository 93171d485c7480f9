import { isB2cError, type HeaderData } from '@driveline/api';
import { accountOf, headerQueries, rememberedPath } from '@driveline/hooks';
import { redirect } from 'react-router-dom';
import type { LoadPage, Page } from '../data/page.ts';
import * as paths from '../paths/index.ts';

/** Where who has to sign in does so, and comes back from (ACCT-012, ACCT-013). */
export function signInPath({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string {
  const path = rememberedPath(pathname);
  return paths.signIn(path && path !== paths.home() ? path + search : undefined);
}

/** Header data of a page, asked for where it is not known yet; nothing where it cannot be had. */
export const headerOf = (page: Page): Promise<HeaderData | undefined> =>
  page.header
    ? Promise.resolve(page.header)
    : page.queryClient.fetchQuery(headerQueries.data(page.client)).catch(() => undefined);

/**
 * A page of an account. A visitor signs in first and comes back, and so does a remembered shopper where
 * the page asks for more than that; nothing of the page is loaded or shown before (ACCT-005, ACCT-012, ACCT-014).
 */
export const forMembers =
  (load: LoadPage): LoadPage =>
  async (page) => {
    const header = await headerOf(page);
    if (header && !accountOf(header).isAuthenticated) throw redirect(signInPath(page.url));
    const asked = Date.now();
    await load(page);
    if (wasRefused(page, asked)) throw redirect(signInPath(page.url));
  };

const wasRefused = ({ queryClient }: Page, since: number) =>
  queryClient
    .getQueryCache()
    .getAll()
    .some(
      ({ state: { error, errorUpdatedAt } }) =>
        errorUpdatedAt >= since && isB2cError(error) && error.status === 401,
    );
