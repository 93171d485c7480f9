import { createContext, createElement, useContext } from 'react';
import type { ReactElement, ReactNode } from 'react';
import type { Analytics } from '../analytics/analytics.ts';
import type { Logger } from '../analytics/logger.ts';
import type { BrowserStorage } from '../storage/browserStorage.ts';
import type { CookieJar } from '../storage/cookieJar.ts';

/** What an app does for the machines' hooks: everything that leaves the page's own state. */
export interface Edge {
  /** Opens a path of the shop. */
  go(path: string): void;
  readonly storage: BrowserStorage;
  readonly cookies: CookieJar;
  readonly analytics: Pick<Analytics, 'track'>;
  readonly logger: Pick<Logger, 'log'>;
  /** Cookies are written for https, or for loopback. */
  readonly secure: boolean;
  /** Milliseconds since 1970. */
  now(): number;
}

const Context = createContext<Edge | undefined>(undefined);

/** Hands the app's edge to the machines' hooks below it. */
export function EdgeProvider(props: { readonly edge: Edge; readonly children?: ReactNode }): ReactElement {
  return createElement(Context.Provider, { value: props.edge }, props.children);
}

/** The edge of the nearest `EdgeProvider`. */
export function useEdge(): Edge {
  const edge = useContext(Context);
  if (!edge) throw new Error('useEdge found no edge: render the app inside <EdgeProvider edge={…}>.');
  return edge;
}
