import type { ConsentCategory } from '../storage/consent.ts';
import type { AnalyticsEvent } from './events.ts';
import type { AnalyticsPlugin } from './plugins.ts';

/** What a plugin tells its module in the browser: JSON, for everybody to read. */
export type PluginSettings = Readonly<Record<string, string | number | boolean>>;

/** The shop that is measured. */
export interface PluginShop {
  /** Code of the market. */
  readonly market: string;
  readonly locale: string;
  /** ISO 4217; amounts of events are in its major unit. */
  readonly currency: string;
}

/** Gets every event that the data layer gets. */
export type EventListener = (event: AnalyticsEvent) => void;

/** A module of a plugin. It is loaded and started once a page, when the shopper has accepted the plugin's category. */
export interface PluginModule {
  /** @returns a listener for events, which only come while analytics is accepted too */
  start(context: PluginShop & { readonly settings: PluginSettings }): EventListener | void;
}

/** The modules of a shop's plugins by their names, each loaded when it is asked for. */
export type PluginModules = Readonly<Record<string, () => Promise<PluginModule>>>;

/**
 * Starts the modules of plugins and hands them events. Events wait for a module that is still loading. One that fails is
 * reported as an error of the page, once, and gets no more.
 */
export function createModuleRunner(modules: PluginModules, shop: PluginShop) {
  const started = new Map<string, Promise<EventListener | void>>();
  const known = new Set<string>();
  const end = (name: string, error: unknown) => {
    if (started.delete(name)) reportError(error);
  };
  return {
    start(plugins: readonly AnalyticsPlugin[], accepted: readonly ConsentCategory[]) {
      for (const { name, consent, settings = {} } of plugins) {
        const load = modules[name];
        if (!load || known.has(name) || !accepted.includes(consent)) continue;
        known.add(name);
        const starting = load().then(({ start }) => start({ ...shop, settings }));
        started.set(name, starting);
        starting.catch((error: unknown) => end(name, error));
      }
    },
    tell(event: AnalyticsEvent) {
      for (const [name, starting] of started)
        starting.then((listen) => listen?.(event)).catch((error: unknown) => end(name, error));
    },
  };
}
