import { redirect } from 'react-router-dom';
import { notFound } from '../data/fetchRequired.ts';
import { pageUrl } from '../data/pageUrl.ts';
import * as paths from '../paths/index.ts';

/** Where a page was before the shop moved it: links of content, bookmarks and forms still come here. */
function toNewPath({ request }: { readonly request: Request }): Response {
  const { pathname, search } = pageUrl(request);
  const [, first = '', ...rest] = pathname.split('/');
  const old = `/${decodeURIComponent(first)}`;
  const path = paths.at(old);
  if (path === old) throw notFound();
  // What follows stays as it was written. A form is sent again to the new path, as it was.
  return redirect([path, ...rest.filter(Boolean)].join('/') + search, 308);
}

export { toNewPath as action, toNewPath as clientAction, toNewPath as clientLoader, toNewPath as loader };
