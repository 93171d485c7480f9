import type { GlobalConfig } from '@driveline/api';
import { framedOrigins, pictureOrigins } from '@driveline/hooks';
import { configPlugins, consentManager, pluginOrigins, type PluginOrigins } from '@driveline/hooks/analytics';
import type { ShopRecord } from '../shop/shop.ts';
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

/** Whom a page's policy lets in: what the shop's plugins and those of the config declare, and the consent manager. */
export function otherOrigins(
  config: GlobalConfig | undefined,
  { origin, plugins = [] }: Pick<ShopRecord, 'origin' | 'plugins'>,
  consentScript?: string,
): PluginOrigins {
  const read = scriptConfig(config);
  const ofConfig = configPlugins(read, new URL(origin).hostname);
  const manager = consentScript ? [{ scripts: [consentScript] }] : [];
  return {
    ...pluginOrigins([...manager, ...plugins, ...ofConfig]),
    frames: framedOrigins(read),
    pictures: pictureOrigins(read.value('PICTURE_URL', '')),
  };
}
