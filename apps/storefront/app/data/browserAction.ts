import { askAnew, headerQueries } from '@driveline/hooks';
import { isRouteErrorResponse, type ClientActionFunctionArgs } from 'react-router-dom';
import { keepPage } from './keepPage.ts';
import { browserShop } from './browserLoader.ts';

/**
 * A route's client action: the server's action, after which nothing personal in the cache is true any more. A post
 * without an answer leaves the page as it is.
 */
export async function browserAction({ request, serverAction }: ClientActionFunctionArgs): Promise<unknown> {
  try {
    const answer = await serverAction();
    await forgetAnswers();
    return answer;
  } catch (error) {
    if (isUnanswered(error)) return keepPage(request, error);
    // Also after a redirect, which is thrown: the page that it leads to asks anew.
    await forgetAnswers();
    throw error;
  }
}

async function forgetAnswers(): Promise<void> {
  const { client, queryClient } = browserShop();
  // The action's own calls were the server's: what this client keeps knows nothing of them (API-011).
  client.dropCache();
  void queryClient.invalidateQueries({
    predicate: ({ meta }) => meta?.isPublic !== true,
    refetchType: 'none',
  });
  await askAnew(queryClient, [headerQueries.all]);
}

/** A proxy that answers in the shop's place counts too; the shop's own refusals are answers of its action. */
const isUnanswered = (error: unknown) =>
  error instanceof TypeError || (isRouteErrorResponse(error) && error.status >= 500);
