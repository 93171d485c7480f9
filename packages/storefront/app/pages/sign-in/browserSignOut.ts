import { isProtectedPath, signOutSession } from '@driveline/hooks/session';
import { redirect } from 'react-router-dom';
import { browserShop } from '../../data/browserLoader.ts';
import { shopPath } from '../../data/shopPath.ts';
import { notify } from '../../shop/notify.ts';
import * as paths from '../../paths/index.ts';

/** The same in the browser, where the traces of the session go too (ACCT-036, ACCT-037). */
export async function browserSignOut(): Promise<Response> {
  const { client, queryClient, texts } = browserShop();
  const pathname = shopPath(location.pathname);
  const here = pathname + location.search;
  try {
    const { createEdge } = await import('../../shop/edge.ts');
    const edge = createEdge(() => undefined);
    await signOutSession({ client, queryClient, edge });
  } catch {
    notify({ type: 'error', text: texts.text('sign_out_failed') });
    return redirect(here);
  }
  return redirect(isProtectedPath(pathname) ? paths.home() : here);
}
