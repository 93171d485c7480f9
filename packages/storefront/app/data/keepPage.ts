import { sayNotSent } from '@driveline/hooks';
import { GENERIC_ERROR_KEY } from '@driveline/api';
import { data, replace } from 'react-router-dom';
import { browserShop } from './browserLoader.ts';
import { shopPath } from './shopPath.ts';
import { NO_ANSWER } from './revalidateAfterPost.ts';
import { notify } from '../shop/notify.ts';

type Routed = {
  readonly matches: readonly { readonly route: { readonly id: string } }[];
  readonly actionData: Readonly<Record<string, unknown>> | null;
};

declare global {
  var __reactRouterDataRouter: { readonly state: Routed };
}

/**
 * What an action answers whose post got no answer: the shopper is told, and the page stays with all that was typed
 * (PLUS-065). It gives the page's last answer once more, because fields start with what that holds; after the status of a
 * failure the router loads nothing again.
 */
export function keepPage(request: Request, error: unknown): unknown {
  if (error instanceof TypeError) sayNotSent();
  else notify({ type: 'error', text: browserShop().texts.text(GENERIC_ERROR_KEY) });
  const { pathname, search } = location;
  if (new URL(request.url).pathname !== pathname) throw replace(shopPath(pathname) + search);
  const { matches, actionData } = globalThis.__reactRouterDataRouter.state;
  return data(actionData?.[matches.at(-1)?.route.id ?? ''], { status: NO_ANSWER });
}
