import { createContext } from 'react-router-dom';
import type { Market } from '@driveline/markets';
import type { ShopPlugin } from '../../src/plugins/definePlugin.ts';
import type { ShopRecord } from './shop.ts';

/** What the server knows of one request; loaders, actions and the entry read it from the router's context. */
export type RequestShop = {
  readonly market: Market;
  readonly record: ShopRecord;
  /** Scheme and host under which the shopper sees the page. */
  readonly origin: string;
  /** Marks of this shopper are rendered, so no cache may keep the page. */
  readonly isPrivate: boolean;
  readonly requestId: string;
  /** Path of the page that the request comes from, without its language: a form's page, else the page itself. */
  readonly cameFrom: string;
  /** The shopper's cookies; empty for a page that everybody gets. */
  readonly cookie: string;
  /** Calls the b2c server or a local endpoint, in process or over the network. */
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Origins of payment services outside this one. */
  readonly paymentOrigins: readonly string[];
  /** Where browsers tell what the policy of a page refused. */
  readonly policyReports?: string | undefined;
  /** Origins of pictures outside this one. */
  readonly pictureOrigins: readonly string[];
  readonly plugins: readonly ShopPlugin[];
  /** Tells the log, and with it the plugins, of a page that failed. */
  readonly reportError: (error: unknown, path: string) => void;
  /** `Set-Cookie` lines of calls made for this page. */
  readonly setCookies: string[];
  /** Set when a part of the page had to be left out, so that no cache keeps it. */
  isDegraded: boolean;
};

export const requestShop = createContext<RequestShop>();
