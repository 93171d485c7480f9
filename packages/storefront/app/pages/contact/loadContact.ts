import { contactQueries } from '@driveline/hooks';
import { fetchRequired, notFound } from '../../data/fetchRequired.ts';
import type { LoadPage } from '../../data/page.ts';

/** `/contactus` and its topics; a topic that the desk does not know is not found (CONTENT-018). */
export const loadContact: LoadPage = async (page) => {
  const answer = await fetchRequired(page, contactQueries.topics(page.client));
  const { topic } = page.params;
  if (topic && answer && !answer.topics.some((it) => it.topic === topic)) throw notFound();
};
