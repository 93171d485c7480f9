import type { ComponentType } from 'react';
import type { ActionFunctionArgs, RouterContextProvider } from 'react-router-dom';
import { notFound } from '../../data/asked.ts';
import { pageUrl } from '../../data/pageUrl.ts';
import type { LoadPage } from '../../data/page.ts';

/** One of several pages that a route holds. */
export type OwnPage = {
  readonly Page: ComponentType;
  /** Wrapped by `forMembers` where a guest has to sign in first. */
  readonly load: LoadPage;
  readonly action?: (args: ActionFunctionArgs<RouterContextProvider>) => Promise<unknown>;
};

type Params = Readonly<Record<string, string | undefined>>;

/**
 * Pages that stand together in one route. Every first page carries the list of routes: a route for each of the pages
 * that only a member opens would cost all others more than it gives.
 * @param pageOf by the address; undefined for one without a page, which is not found
 */
export function pageGroup(pageOf: (params: Params, pathname: string) => OwnPage | undefined) {
  const known = (params: Params, { pathname }: URL): OwnPage => {
    const page = pageOf(params, pathname);
    if (!page) throw notFound();
    return page;
  };
  const load: LoadPage = async (page) => known(page.params, page.url).load(page);
  const action = async (args: ActionFunctionArgs<RouterContextProvider>) => {
    const { action: take } = known(args.params, pageUrl(args.request));
    if (!take) throw notFound();
    return take(args);
  };
  return { load, action, pageOf };
}
