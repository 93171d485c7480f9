import { shopPath } from './shopPath.ts';

/**
 * Address of the page that a request is for. A post of script goes to the page's data, `/path.data?_routes=…`, and the
 * router hands requests on as they came.
 */
export function pageUrl({ url }: Pick<Request, 'url'>): URL {
  const page = new URL(url);
  page.pathname = shopPath(page.pathname.replace(/\.data$/, ''));
  page.searchParams.delete('_routes');
  return page;
}
