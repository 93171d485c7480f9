import type { AnalyticsPlugin, PluginSettings } from '@driveline/hooks/analytics';
import type { TileSource } from '@driveline/ui';
import type { ContentPort } from '../../server/contentPort.ts';
import type { ErrorExport } from './errorExport.ts';

/** Origins that the policy of every page lets in: `https://collect.example`, or `https://*.example.com` for all below it. */
export interface PluginOrigins {
  readonly script?: readonly string[];
  /** Calls of scripts; `wss://` too. */
  readonly connect?: readonly string[];
  readonly img?: readonly string[];
  readonly frame?: readonly string[];
}

/** What a browser loads late, and only for a shopper who accepts it. */
export interface PluginScripts extends Pick<AnalyticsPlugin, 'consent'> {
  /** Addresses on https, in the order in which they run. Their origins join the policy. */
  readonly scripts?: readonly string[];
  /** File below the shop's folder that exports `start` (`PluginModule`); bundled apart and started late. */
  readonly module?: string;
  /** What `start` gets. It is in every page for everybody to read. */
  readonly settings?: PluginSettings;
}

/** An element at the end of every page's head, by its attributes. */
export type HeadElement =
  { readonly meta: Readonly<Record<string, string>> } | { readonly link: Readonly<Record<string, string>> };

/** What a shop adds by configuration. `csp`, `head`, `analytics` and `map` are data; `errors` and `content` run on the server only. */
export interface ShopPlugin {
  /** Lower-case words joined by dashes; one of each name in a shop. */
  readonly name: string;
  readonly csp?: PluginOrigins;
  readonly head?: readonly HeadElement[];
  readonly analytics?: PluginScripts;
  /** Streets for the map of stores; in every page for everybody to read. One plugin of a shop may have it. */
  readonly map?: TileSource;
  /** Where errors of browsers and of the server are sent. Unset where a deployment has no such place. */
  readonly errors?: ErrorExport | undefined;
  /** Where the words come from; the brand's files answer what it does not know, and while it is away. */
  readonly content?: ContentPort | undefined;
}

/** A plugin of a shop, for `plugins` of `defineShop`, which checks it. */
export const definePlugin = (plugin: ShopPlugin): ShopPlugin => plugin;

/** What travels to the browser inside the page. */
export const browserPlugins = (plugins: readonly ShopPlugin[]): AnalyticsPlugin[] =>
  plugins.flatMap(({ name, analytics }) => {
    if (!analytics) return [];
    const { consent, scripts = [], settings } = analytics;
    return [{ name, consent, scripts, ...(settings && { settings }) }];
  });
