import { headerQueries, refetchInvalidated, useEdge, useSessionEnd } from '@driveline/hooks';
import { dropUserData, useIdleSession, useLoginMessage, useSignedInToast } from '@driveline/hooks/session';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { shopPath } from '../../data/shopPath.ts';
import { closeMessages, notify } from '../../shop/notify.ts';
import { useText } from '../../shop/useShop.ts';
import * as paths from '../../paths/index.ts';

type SessionNoticesProps = {
  readonly isMobileApp: boolean;
  /** The last one of a window of this shop. */
  readonly message: MessageEvent | undefined;
};

const SIGNED_OUT = 'signed-out';

/** What is said of the session: that it began, that it slept, and what a sign-in in a frame changes (SHELL-046 to SHELL-051). */
export function SessionNotices({ isMobileApp, message }: SessionNoticesProps) {
  const text = useText();
  const { go } = useEdge();
  const queryClient = useQueryClient();
  const { pathname: path, search } = useLocation();
  const end = useSessionEnd();
  useIdleSession({ path, end, isMobileApp }, (isShown) => {
    if (isShown) notify({ type: 'warning', text: text('notifications.signedOut'), tag: SIGNED_OUT });
    else closeMessages(SIGNED_OUT);
  });
  useSignedInToast({ path, isMobileApp, pathOf: shopPath }, () =>
    notify({ type: 'success', text: text('notifications.signedIn') }),
  );
  const refresh = async () => {
    dropUserData(queryClient);
    await refetchInvalidated(queryClient, [headerQueries.all]);
    go(path + search);
  };
  const pageType = path.startsWith(paths.checkout()) ? 'checkout' : undefined;
  useLoginMessage(message, pageType, (answer) => (answer === 'reload' ? location.reload() : void refresh()));
  return null;
}
