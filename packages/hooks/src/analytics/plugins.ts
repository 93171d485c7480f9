import { consentCategories, type ConsentCategory } from '../storage/consent.ts';
import type { ScriptConfig } from './scripts.ts';

/** A script of another maker that a shop loads: what it is, what it needs, and whom it calls. */
export interface AnalyticsPlugin {
  readonly kind: 'analytics';
  /** Lower-case words joined by dashes; one of each name in a shop. */
  readonly name: string;
  /** Nothing of it loads before the shopper has accepted this category. */
  readonly consent: ConsentCategory;
  /** Addresses on https, in the order in which they run. */
  readonly scripts: readonly string[];
  /** Origins that it calls besides those of its scripts: `https://collect.example`. */
  readonly origins?: readonly string[];
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
    scripts.length > 0 ? [{ kind: 'analytics', name, consent, scripts }] : [];
  return [...plugin('tag-manager', 'analytics', tags), ...plugin('session-replay', 'sessionReplay', replay)];
}

/** Origins that a page's policy lets in for these plugins. */
export interface PluginOrigins {
  /** Scripts may come from there. */
  readonly scripts: readonly string[];
  /** Calls and pictures may go there. */
  readonly calls: readonly string[];
  /** Pages from there may be shown in frames. */
  readonly frames?: readonly string[];
  /** Pictures alone may come from there. */
  readonly pictures?: readonly string[];
}

/** What the plugins declare, for the policy of a page; every page has the same, whoever asks for it. */
export function pluginOrigins(
  plugins: readonly Pick<AnalyticsPlugin, 'scripts' | 'origins'>[],
): PluginOrigins {
  const scripts = unique(plugins.flatMap((plugin) => plugin.scripts.map((script) => new URL(script).origin)));
  return { scripts, calls: unique([...scripts, ...plugins.flatMap(({ origins = [] }) => origins)]) };
}

/** @throws RangeError naming the plugin and what is wrong with it */
export function checkPlugins(plugins: readonly AnalyticsPlugin[]): void {
  const names = new Set<string>();
  for (const { name, consent, scripts, origins = [] } of plugins) {
    const fail = (fault: string) => new RangeError(`Plugin '${name}' ${fault}`);
    if (!/^[a-z][a-z0-9-]*$/.test(name)) throw fail('needs a name of lower-case words joined by dashes.');
    if (names.has(name)) throw fail('is there twice. Give each plugin a name of its own.');
    names.add(name);
    if (!consentCategories.includes(consent))
      throw fail(`asks for consent to '${consent}'. Use one of ${consentCategories.join(', ')}.`);
    if (scripts.length === 0) throw fail('has no script. Name at least one address.');
    const address = scripts.find((script) => !isHttps(script));
    if (address !== undefined) throw fail(`loads '${address}'. Use an address that starts with https://.`);
    const origin = origins.find((one) => !isHttps(one) || new URL(one).origin !== one);
    if (origin !== undefined)
      throw fail(`calls '${origin}'. Use an origin without a path, such as https://collect.example.`);
  }
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
const unique = (values: readonly string[]) => [...new Set(values)];
