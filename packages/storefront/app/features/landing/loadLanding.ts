import { pageQueries } from '@driveline/hooks';
import { redirect } from 'react-router-dom';
import { askFor, notFound } from '../../data/asked.ts';
import { moved } from '../../data/moved.ts';
import type { LoadPage } from '../../data/page.ts';

/** A page of the market's content; one that it does not have, or that is empty, is not found (CONTENT-029, CONTENT-030). */
export const loadLanding: LoadPage = async (page) => {
  const content = await askFor(page, pageQueries.page(page.client, page.url.pathname));
  if (content?.redirectUrl) throw redirect(moved(content.redirectUrl, page.url), 301);
  if (content?.blocks.length === 0) throw notFound();
};
