import type { GlobalConfig } from '@driveline/api';
import { framedOrigins, pictureOrigins } from '@driveline/hooks';
import { configPlugins, consentManager } from '@driveline/hooks/analytics';
import type { PluginOrigins } from '../../src/plugins/definePlugin.ts';
import type { RequestShop } from '../shop/requestShop.ts';
import { scriptConfig } from '../shop/scriptConfig.ts';

const told = new Set<string>();

/** Address of the consent manager's script, while the config has one (STATE-026). */
export function consentScriptOf(config: GlobalConfig | undefined): string | undefined {
  return consentManager(scriptConfig(config), ({ message, meta }) => {
    // The config stays wrong for every page: once is enough to be told (STATE-025).
    if (told.has(message)) return;
    told.add(message);
    console.warn(message, meta);
  }).script;
}

/** The manager's script for the head; it asks the shopper by itself. The address is a parsed one: no sign in it can end an attribute. */
export const consentElement = (script: string | undefined): string =>
  script ? `<script async src="${script}"></script>` : '';

type Named = Pick<RequestShop, 'origin' | 'plugins' | 'pictureOrigins'>;

/**
 * Whom a page's policy lets in: what the shop's plugins declare, what its config and settings name, and the consent manager.
 * Scripts may call and show pictures of where they come from. Every page has the same for everybody.
 */
export function otherOrigins(
  config: GlobalConfig | undefined,
  { origin, plugins, pictureOrigins: ofSettings }: Named,
  consentScript?: string,
): Required<PluginOrigins> {
  const read = scriptConfig(config);
  const ofConfig = configPlugins(read, new URL(origin).hostname);
  const addresses = [...plugins.map(({ analytics }) => analytics), ...ofConfig].flatMap(
    (it) => it?.scripts ?? [],
  );
  const scripts = [...(consentScript ? [consentScript] : []), ...addresses].map((it) => new URL(it).origin);
  const declared = (directive: keyof PluginOrigins) => plugins.flatMap(({ csp }) => csp?.[directive] ?? []);
  const pictures = pictureOrigins(read.value('PICTURE_URL', ''));
  return {
    script: unique([...scripts, ...declared('script')]),
    connect: unique([...scripts, ...declared('connect')]),
    img: unique([...scripts, ...declared('img'), ...pictures, ...ofSettings]),
    frame: unique([...framedOrigins(read), ...declared('frame')]),
  };
}

const unique = (values: readonly string[]) => [...new Set(values)];

/** Elements that plugins add to the head. */
export const pluginElements = (plugins: RequestShop['plugins']): string =>
  plugins
    .flatMap(({ head = [] }) => head.flatMap((element) => Object.entries(element).map(elementOf)))
    .join('');

const elementOf = ([tag, attributes]: [string, Readonly<Record<string, string>>]) =>
  `<${tag}${Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`)
    .join('')}>`;
