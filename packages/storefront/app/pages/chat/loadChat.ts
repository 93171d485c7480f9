import { isB2cError } from '@driveline/api';
import { chatFrame, chatQueries, contactQueries } from '@driveline/hooks';
import { redirect } from 'react-router-dom';
import { fetchRequired } from '../../data/fetchRequired.ts';
import type { LoadPage } from '../../data/page.ts';
import * as paths from '../../paths/index.ts';

/** The session's chat; who has none is asked first who they are (CONTENT-014). */
export const loadChat: LoadPage = async ({ client, queryClient }) => {
  // The vendor asks by itself (STATE-043).
  if (chatFrame(client)) return;
  await queryClient.fetchQuery(chatQueries.chat(client)).catch((error: unknown) => {
    // What failed otherwise is said on the page, with a way to try again.
    if (isB2cError(error) && error.status === 404) throw redirect(paths.chatContact());
  });
};

/** What a chat can be about, and whether somebody is at the desk (CONTENT-015). */
export const loadCustomerInfo: LoadPage = (page) => fetchRequired(page, contactQueries.topics(page.client));
