import { headerQueries, mayChangeByPost, refetchInvalidated } from '@driveline/hooks';
import type { Query } from '@tanstack/react-query';
import { isRouteErrorResponse, type ClientActionFunctionArgs } from 'react-router-dom';
import { keepPage } from './keepPage.ts';
import { browserShop } from './browserLoader.ts';

/**
 * A route's client action: the server's action, after which nothing personal in the cache, and no promise, is true any more. A post
 * without an answer leaves the page as it is.
 */
export async function browserAction({ request, serverAction }: ClientActionFunctionArgs): Promise<unknown> {
  try {
    const answer = await serverAction();
    await forgetAnswers();
    return answer;
  } catch (error) {
    if (isUnanswered(error)) {
      // The change may have been made all the same.
      makeUntrue();
      return keepPage(request, error);
    }
    // Also after a redirect, which is thrown: the page that it leads to asks again.
    await forgetAnswers();
    throw error;
  }
}

async function forgetAnswers(): Promise<void> {
  makeUntrue();
  await refetchInvalidated(browserShop().queryClient, [headerQueries.all]);
}

/** The action's own calls were the server's: what this client keeps knows nothing of them (API-011). */
function makeUntrue(): void {
  const { client, queryClient } = browserShop();
  client.dropCache();
  // An answer that is on its way is from before the change; the page's loaders would take it for the new one.
  void queryClient.cancelQueries({
    fetchStatus: 'fetching',
    predicate: (query: Query) => mayChangeByPost(query) && query.state.data !== undefined,
  });
  void queryClient.invalidateQueries({ predicate: mayChangeByPost, refetchType: 'none' });
}

/**
 * Neither a redirect nor a refusal of the shop: no network, an answer that was cut off, a server or a proxy in between that
 * failed or is overrun.
 */
const isUnanswered = (error: unknown) =>
  !(error instanceof Response) && !(isRouteErrorResponse(error) && isRefusal(error.status));

const isRefusal = (status: number) => status < 500 && ![408, 413, 429].includes(status);
