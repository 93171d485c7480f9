import type { B2cClient } from '@driveline/api';
import { createContext, createElement, useContext, useMemo } from 'react';
import type { ReactElement, ReactNode } from 'react';
import type { Shopper } from '../shopper/shopper.ts';
import { NO_SHOPPER } from '../shopper/shopper.ts';

export interface B2cContext {
  readonly client: B2cClient;
  /** Vehicle and store of the page's shopper, on which answers depend. */
  readonly shopper: Shopper;
}

const Context = createContext<B2cContext | undefined>(undefined);

/** Hands the client and the shopper to the hooks below it. */
export function ClientProvider(props: {
  readonly client: B2cClient;
  readonly shopper?: Shopper;
  readonly children?: ReactNode;
}): ReactElement {
  const { client, shopper = NO_SHOPPER, children } = props;
  const value = useMemo(() => ({ client, shopper }), [client, shopper]);
  return createElement(Context.Provider, { value }, children);
}

/** The client and shopper of the nearest `ClientProvider`. */
export function useB2c(): B2cContext {
  const context = useContext(Context);
  if (!context) throw new Error('useB2c found no client: render the app inside <ClientProvider client={…}>.');
  return context;
}
