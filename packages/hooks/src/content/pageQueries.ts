import type { B2cClient } from '@driveline/api';
import { queryOptions } from '@tanstack/react-query';
import { publicMeta } from '../client/publicMeta.ts';
import { queryRoots } from '../queryRoots.ts';

/** Words of pages; header, footer and menu are `contentQueries`. */
export const pageQueries = {
  /** Texts that stand in for the page's own, by label key; of the market's language without a locale. */
  labels: (client: B2cClient, locale?: string) =>
    queryOptions({
      queryKey: [...queryRoots.content, 'labels', client.market.code, locale],
      queryFn: ({ signal }) => client.call('content.labels', { query: { locale } }, { signal }),
      meta: publicMeta,
    }),
  /** A landing page, legal text, deal or the answers to questions, by its path (`/lp/faqs`). */
  page: (client: B2cClient, path: string, locale?: string) =>
    queryOptions({
      queryKey: [...queryRoots.content, 'page', client.market.code, path, locale],
      queryFn: ({ signal }) => client.call('content.page', { query: { path, locale } }, { signal }),
      meta: publicMeta,
    }),
  messages: (client: B2cClient, keys: readonly string[]) =>
    queryOptions({
      queryKey: [...queryRoots.content, 'messages', client.market.code, keys],
      queryFn: ({ signal }) =>
        client.call('content.messages', { query: { keys: keys.join(',') } }, { signal }),
      meta: publicMeta,
    }),
};
