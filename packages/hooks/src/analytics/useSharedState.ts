import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useB2c } from '../client/ClientProvider.ts';
import { headerIn } from '../header/headerIn.ts';
import {
  appState,
  clientState,
  type AppState,
  type ClientState,
  type OrderStatus,
  type PageFacts,
} from '../state/appState.ts';
import { createGlobalState, type GlobalState } from '../state/globalState.ts';
import { accountOf } from '../state/headerFacts.ts';
import type { BrowserStorage } from '../storage/browserStorage.ts';

/** What a shop tells scripts of other makers: `window.shopState` (STATE-001 to STATE-004). */
export interface SharedState {
  app(): AppState;
  client(): ClientState;
  readonly global: GlobalState;
}

interface SharedWindow {
  shopState?: SharedState;
}

/** Keeps the state of a page at hand. @returns shares it with the scripts of the page, or takes it away */
export function useSharedState(
  storage: BrowserStorage,
  pathname: string,
  page: PageFacts,
): (isShared: boolean) => void {
  const { client } = useB2c();
  const queryClient = useQueryClient();
  const orderStatus = useRef<OrderStatus>('idle');
  const latest = useRef(page);
  useEffect(() => {
    latest.current = page;
  });
  const { sending } = page;
  useEffect(() => {
    if (sending !== 'place-order') return undefined;
    // Without a connection nobody knows yet what became of it (CART-052).
    return () => void (orderStatus.current = navigator.onLine ? 'failure' : 'unknown');
  }, [sending]);
  useEffect(() => {
    if (pathname === '/orderConfirmation') orderStatus.current = 'success';
  }, [pathname]);
  const [state] = useState((): SharedState => {
    const sources = () => ({
      client,
      queryClient,
      storage,
      page: latest.current,
      orderStatus: orderStatus.current,
    });
    return {
      app: () => appState(sources()),
      client: () => clientState({ client, queryClient }),
      global: createGlobalState(queryClient),
    };
  });
  useEffect(() => {
    let wasSignedIn = false;
    // ACCT-039: what scripts wrote of a shopper ends with the session.
    return queryClient.getQueryCache().subscribe(({ type }) => {
      if (type !== 'updated') return;
      const { isAuthenticated } = accountOf(headerIn(queryClient));
      if (wasSignedIn && !isAuthenticated) state.global.clear();
      wasSignedIn = isAuthenticated;
    });
  }, [queryClient, state]);
  return (isShared) => {
    const place = globalThis as SharedWindow;
    if (isShared) place.shopState = state;
    else delete place.shopState;
  };
}
