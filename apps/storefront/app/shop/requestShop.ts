import { createContext } from 'react-router-dom';
import type { Market } from '@driveline/markets';
import type { ShopRecord } from './shop.ts';

/** What the server knows of one request; loaders and the entry read it from the router's context. */
export type RequestShop = {
  readonly market: Market;
  readonly record: ShopRecord;
  /** Marks of this shopper are rendered, so no cache may keep the page (decision 1). */
  readonly isPrivate: boolean;
  readonly requestId: string;
  /** Calls the b2c server or a local endpoint, in process or over the network. */
  readonly fetch: typeof globalThis.fetch;
  /** `Set-Cookie` lines of calls made for this page. */
  readonly setCookies: string[];
};

export const requestShop = createContext<RequestShop>();
