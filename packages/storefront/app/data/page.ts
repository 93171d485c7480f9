import type { B2cClient, HeaderData } from '@driveline/api';
import type { Market } from '@driveline/markets';
import type { CookieJar, CookieOptions, Shopper } from '@driveline/hooks';
import type { QueryClient } from '@tanstack/react-query';

/** What a page loads with: on the server those of the request, in the browser those of the tab. */
export type Page = {
  readonly client: B2cClient;
  readonly queryClient: QueryClient;
  readonly market: Market;
  readonly shopper: Shopper;
  /** Absent on a page that everybody gets, and in the browser until its call has answered. */
  readonly header: HeaderData | undefined;
  readonly url: URL;
  /** When this tab called last, in milliseconds since 1970; unknown on the server, which knows its session. */
  readonly lastCallAt?: number | undefined;
  readonly params: Readonly<Record<string, string | undefined>>;
  /** On the server those of the request; a browser has its own. */
  readonly cookies?: CookieJar & CookieOptions;
};

/** Fills the page's query cache; throws a response to answer otherwise (redirect, not found). */
export type LoadPage = (page: Page) => Promise<unknown>;
