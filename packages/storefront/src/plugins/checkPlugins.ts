import { consentCategories } from '@driveline/hooks/storage';
import type { PluginOrigins, PluginScripts, ShopPlugin } from './definePlugin.ts';

const PARTS = ['csp', 'head', 'analytics', 'map', 'errors', 'content'];
const ORIGIN = /^https:\/\/(?:\*(?:\.[a-z\d-]+){2,}|[a-z\d-]+(?:\.[a-z\d-]+)*)(?::\d{1,5})?$/;
const ATTRIBUTE = /^[a-z][a-z-]*$/;

type Fail = (fault: string) => RangeError;

/** @throws RangeError naming the plugin, what is wrong with it and what to write instead */
export function checkPlugins(plugins: readonly ShopPlugin[]): void {
  const names = new Set<string>();
  for (const plugin of plugins) {
    const { name, csp = {}, head = [], analytics } = plugin;
    const fail: Fail = (fault) => new RangeError(`Plugin '${name}' ${fault}`);
    if (!/^[a-z][a-z0-9-]*$/.test(name)) throw fail('needs a name of lower-case words joined by dashes.');
    if (names.has(name)) throw fail('is there twice. Give each plugin a name of its own.');
    names.add(name);
    if (!PARTS.some((part) => part in plugin))
      throw fail(`does nothing. Give it at least one of ${PARTS.join(', ')}.`);
    checkOrigins(csp, fail);
    const attributes = head.flatMap((element) => Object.values(element)).flatMap(Object.keys);
    const attribute = attributes.find((one) => !ATTRIBUTE.test(one) || one.startsWith('on'));
    if (attribute !== undefined)
      throw fail(`has '${attribute}' in head. Use attributes of meta and link, such as name or rel.`);
    if (analytics) checkScripts(analytics, fail);
  }
  for (const part of ['content', 'map'] as const) {
    const [one, other] = plugins.filter((plugin) => plugin[part]);
    if (one && other)
      throw new RangeError(`Plugins '${one.name}' and '${other.name}' both give ${part}. Keep one of them.`);
  }
}

function checkOrigins(csp: PluginOrigins, fail: Fail): void {
  for (const [directive, origins] of Object.entries(csp) as [string, readonly string[]][]) {
    const isOne = (origin: string) =>
      ORIGIN.test(directive === 'connect' ? origin.replace(/^wss:/, 'https:') : origin);
    const origin = origins.find((each) => !isOne(each));
    if (origin === undefined) continue;
    throw fail(
      `names '${origin}' in csp.${directive}. Use an origin without a path, such as https://collect.example.`,
    );
  }
}

function checkScripts({ consent, scripts = [], module }: PluginScripts, fail: Fail): void {
  if (!consentCategories.includes(consent))
    throw fail(
      `asks for consent to '${consent}'. Set analytics.consent to one of ${consentCategories.join(', ')}.`,
    );
  if (scripts.length === 0 && !module)
    throw fail('loads nothing. Give analytics an address in scripts, or a module.');
  const address = scripts.find((script) => !URL.canParse(script) || new URL(script).protocol !== 'https:');
  if (address !== undefined) throw fail(`loads '${address}'. Use an address that starts with https://.`);
}
