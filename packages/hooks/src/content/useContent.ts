import { useQuery } from '@tanstack/react-query';
import { useB2c } from '../client/ClientProvider.ts';
import { contentQueries } from './contentQueries.ts';
import { pageQueries } from './pageQueries.ts';

// The factories of this folder, wired to the client of the page.
export const useHeaderContent = (segments?: readonly string[]) =>
  useQuery(contentQueries.header(useB2c().client, segments));
export const useFooterContent = (segments?: readonly string[]) =>
  useQuery(contentQueries.footer(useB2c().client, segments));
export const useTopNav = (segments?: readonly string[]) =>
  useQuery(contentQueries.topNav(useB2c().client, segments));
export const useLabels = (locale?: string) => useQuery(pageQueries.labels(useB2c().client, locale));
export const useContentPage = (path: string, locale?: string) =>
  useQuery(pageQueries.page(useB2c().client, path, locale));
export const useMessageContent = (keys: readonly string[]) =>
  useQuery(pageQueries.messages(useB2c().client, keys));
