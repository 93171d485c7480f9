import type { ComponentType } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import type { RouteArgs } from '../../data/actionData.ts';
import { notFound } from '../../data/fetchRequired.ts';
import { pageUrl } from '../../data/pageUrl.ts';
import type { LoadPage } from '../../data/page.ts';
type Params = Readonly<Record<string, string | undefined>>;

/** One of several pages that a route holds. */
export type OwnPage = {
  readonly Page: ComponentType;
  /** Wrapped by `forMembers` where a guest has to sign in first. */
  readonly load: LoadPage;
  readonly action?: (args: RouteArgs) => Promise<unknown>;
};

/** Pages by a part of their address. */
export type OwnPages = Readonly<Record<string, OwnPage>>;

/**
 * Pages that stand together in one route. Every first page carries the list of routes: a route for each of the pages
 * that only a member opens would cost all others more than it gives. Each group is a file of its own, so that a page
 * comes with the pages of its group and no others.
 * @param pageOf by the address; undefined for one without a page, which is not found
 */
export function pageGroup(pageOf: (params: Params, pathname: string) => OwnPage | undefined) {
  const known = (params: Params, { pathname }: URL): OwnPage => {
    const page = pageOf(params, pathname);
    if (!page) throw notFound();
    return page;
  };
  const load: LoadPage = async (page) => known(page.params, page.url).load(page);
  const action = async (args: RouteArgs) => {
    const { action: take } = known(args.params, pageUrl(args.request));
    if (!take) throw notFound();
    return take(args);
  };
  /** The page that the address names; one without a page was not found before. */
  const Page = () => {
    const params = useParams();
    const { pathname } = useLocation();
    const own = pageOf(params, pathname);
    return own && <own.Page />;
  };
  return { load, action, pageOf, Page };
}

/** The page of a table that stands under a name of the address. */
export const pageNamed = (pages: OwnPages, name: string): OwnPage | undefined =>
  Object.hasOwn(pages, name) ? pages[name] : undefined;
