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
/** A page of words, legal text or deal by its path: `content.page`. */
export const useContentPage = (path: string, locale?: string) =>
  useQuery(pageQueries.page(useB2c().client, path, locale));
