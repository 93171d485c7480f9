import { pageQueries } from '@driveline/hooks';
import type { LoadPage } from '../../data/page.ts';

/** The words that editors set beside a page's own. */
export const loadPageCards: LoadPage = ({ client, queryClient, url }) =>
  queryClient.prefetchQuery(pageQueries.page(client, url.pathname));
