import { useQuery } from '@tanstack/react-query';
import { useB2c } from '../client/ClientProvider.ts';
import { contentQueries } from './contentQueries.ts';
import { pageQueries } from './pageQueries.ts';

// The factories of this folder, wired to the client of the page.

/** Header content: `content.header`. */
export const useHeaderContent = (segments?: readonly string[]) =>
  useQuery(contentQueries.header(useB2c().client, segments));
/** Footer content: `content.footer`. */
export const useFooterContent = (segments?: readonly string[]) =>
  useQuery(contentQueries.footer(useB2c().client, segments));
/** Menu of markets whose menu comes from content: `content.topNav`. */
export const useTopNav = (segments?: readonly string[]) =>
  useQuery(contentQueries.topNav(useB2c().client, segments));
/** Texts of the page in one locale that stand in for the page's own: `content.labels`. */
export const useLabels = (locale?: string) => useQuery(pageQueries.labels(useB2c().client, locale));
/** A page of words, legal text or deal by its path: `content.page`. */
export const useContentPage = (path: string, locale?: string) =>
  useQuery(pageQueries.page(useB2c().client, path, locale));
/** Short messages by their keys; an unknown key is left out: `content.messages`. */
export const useMessageContent = (keys: readonly string[]) =>
  useQuery(pageQueries.messages(useB2c().client, keys));
