import type { B2cClient } from '@driveline/api';
import { queryOptions } from '@tanstack/react-query';
import { passingMeta, publicMeta } from '../client/publicMeta.ts';
import { queryRoots } from '../queryRoots.ts';

type Segments = readonly string[];
const NO_SEGMENTS: Segments = [];
const joined = (segments: Segments) => ({ query: { segments: segments.join(',') || undefined } });

/** Content of header, footer and menu, by audience segments. */
export const contentQueries = {
  all: queryRoots.content,
  header: (client: B2cClient, segments: Segments = NO_SEGMENTS) =>
    queryOptions({
      queryKey: [...contentQueries.all, 'header', client.market.code, segments],
      queryFn: ({ signal }) => client.call('content.header', joined(segments), { signal }),
      meta: publicMeta,
    }),
  footer: (client: B2cClient, segments: Segments = NO_SEGMENTS) =>
    queryOptions({
      queryKey: [...contentQueries.all, 'footer', client.market.code, segments],
      queryFn: ({ signal }) => client.call('content.footer', joined(segments), { signal }),
      meta: publicMeta,
    }),
  topNav: (client: B2cClient, segments: Segments = NO_SEGMENTS) =>
    queryOptions({
      queryKey: [...contentQueries.all, 'topNav', client.market.code, segments],
      queryFn: ({ signal }) => client.call('content.topNav', joined(segments), { signal }),
      meta: publicMeta,
    }),
  /** Texts that stand in for the page's own, by label key; of the market's language without a locale. */
  labels: (client: B2cClient, locale?: string) =>
    queryOptions({
      queryKey: [...contentQueries.all, 'labels', client.market.code, locale],
      queryFn: ({ signal }) => client.call('content.labels', { query: { locale } }, { signal }),
      meta: publicMeta,
    }),
  /** A landing page, legal text, deal or the answers to questions, by its path (`/lp/faqs`). */
  page: (client: B2cClient, path: string, locale?: string) =>
    queryOptions({
      queryKey: [...contentQueries.all, 'page', client.market.code, path, locale],
      queryFn: ({ signal }) => client.call('content.page', { query: { path, locale } }, { signal }),
      meta: publicMeta,
    }),
  messages: (client: B2cClient, keys: readonly string[]) =>
    queryOptions({
      queryKey: [...contentQueries.all, 'messages', client.market.code, keys],
      queryFn: ({ signal }) =>
        client.call('content.messages', { query: { keys: keys.join(',') } }, { signal }),
      meta: publicMeta,
    }),
  /** What the desk can be asked, and when somebody is there. */
  contactTopics: (client: B2cClient) =>
    queryOptions({
      queryKey: [...contentQueries.all, 'contactTopics', client.market.code],
      queryFn: ({ signal }) => client.call('contact.topics', {}, { signal }),
      meta: passingMeta,
    }),
};
