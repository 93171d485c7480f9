import type { ConsentCategory } from '../storage/consent.ts';
import type { PluginSettings } from './pluginModules.ts';
import type { ScriptConfig } from './scripts.ts';

/** What a browser loads for a shopper who accepts it: scripts of another maker, as data of the page. */
export interface AnalyticsPlugin {
  /** Lower-case words joined by dashes; one of each name in a shop. */
  readonly name: string;
  /** Nothing of it loads before the shopper has accepted this category. */
  readonly consent: ConsentCategory;
  /** Addresses on https, in the order in which they run. */
  readonly scripts: readonly string[];
  /** For the plugin's own module. */
  readonly settings?: PluginSettings | undefined;
}

/** STATE-018: whom a host is for. */
export type HostVariant = 'prod' | 'qa' | 'dev';

const QA_LABEL = /^(?:qa|test|stage|staging)\d*$/;
const DEV_HOST = /(?:^|\.)(?:localhost|dev\d*|127\.0\.0\.1|\[::1\])(?:\.|$)/;

/** STATE-018: the variant that a host's name tells: `qa.shop.example`, `localhost`; any other is the real shop. */
export function hostVariant(hostname: string): HostVariant {
  if (DEV_HOST.test(hostname)) return 'dev';
  const labels = hostname.split(/[.-]/);
  return labels.some((label) => QA_LABEL.test(label)) ? 'qa' : 'prod';
}

/**
 * The plugins that config names, in place of code: the tag manager of the host (STATE-018), without its synchronous
 * script where `DISABLE_UTAG_SYNC` is on (STATE-053), and session replay where `TEALEAF_ENABLED` is on (STATE-048).
 * Without an address there is none.
 */
export function configPlugins(config: ScriptConfig, hostname: string): readonly AnalyticsPlugin[] {
  const variant = hostVariant(hostname).toUpperCase();
  const address = (name: string) => {
    const value = config.value(`${name}_${variant}`, '');
    return isHttps(value) ? [value] : [];
  };
  const tags = [
    ...(config.flag('DISABLE_UTAG_SYNC') ? [] : address('ANALYTICS_TAG_SYNC_URL')),
    ...address('ANALYTICS_TAG_URL'),
  ];
  const replay = config.flag('TEALEAF_ENABLED') ? address('SESSION_REPLAY_URL') : [];
  const plugin = (name: string, consent: ConsentCategory, scripts: readonly string[]): AnalyticsPlugin[] =>
    scripts.length > 0 ? [{ name, consent, scripts }] : [];
  return [...plugin('tag-manager', 'analytics', tags), ...plugin('session-replay', 'sessionReplay', replay)];
}

/**
 * Loads the scripts of the plugins that the shopper accepts, each once a page and in order. What was loaded stays until the
 * page is left. A session replay is told to mask what is typed (STATE-048).
 */
export function loadPlugins(
  plugins: readonly AnalyticsPlugin[],
  accepted: readonly ConsentCategory[],
  place: Document = document,
): void {
  for (const { name, consent, scripts } of plugins) {
    if (!accepted.includes(consent) || place.querySelector(`script[data-plugin="${name}"]`)) continue;
    for (const src of scripts) {
      const script = place.createElement('script');
      script.async = false;
      script.src = src;
      script.dataset['plugin'] = name;
      if (consent === 'sessionReplay') script.dataset['maskInputs'] = 'true';
      place.head.append(script);
    }
  }
}

const isHttps = (address: string) => URL.canParse(address) && new URL(address).protocol === 'https:';
