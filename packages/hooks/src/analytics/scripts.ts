import type { ConsentCategory } from '../storage/consent.ts';

/** Flags and values of the global config. */
interface ScriptConfig {
  flag(name: string): boolean;
  value(name: string, fallback: string): string;
}

/** STATE-018: for whom a host is. */
export type HostVariant = 'prod' | 'qa' | 'dev';

export interface ScriptSituation {
  readonly variant: HostVariant;
  readonly consent: readonly ConsentCategory[] | undefined;
  readonly isBot: boolean;
}

const accepts = ({ consent, isBot }: ScriptSituation, category: ConsentCategory) =>
  !isBot && (consent?.includes(category) ?? false);

/**
 * STATE-018, STATE-053: addresses of the tag manager's scripts for the host, after consent. Without an address in the
 * config there is no script; `DISABLE_UTAG_SYNC` leaves the synchronous one out.
 */
export function tagScripts(
  config: ScriptConfig,
  situation: ScriptSituation,
): { readonly sync?: string; readonly async?: string } {
  if (!accepts(situation, 'analytics')) return {};
  const variant = situation.variant.toUpperCase();
  const address = (name: string) => config.value(`${name}_${variant}`, '') || undefined;
  return {
    sync: config.flag('DISABLE_UTAG_SYNC') ? undefined : address('ANALYTICS_TAG_SYNC_URL'),
    async: address('ANALYTICS_TAG_URL'),
  };
}

/** STATE-048: session replay after consent, never for bots. Its script masks what is typed. */
export const replaysSession = (config: ScriptConfig, situation: ScriptSituation): boolean =>
  config.flag('TEALEAF_ENABLED') && accepts(situation, 'sessionReplay');

/** STATE-046: an install link with the campaign, after consent to attribution. */
export function installLink(
  config: ScriptConfig,
  situation: ScriptSituation,
  link: string,
  campaign: Readonly<Record<string, string>>,
): string {
  if (!config.flag('MOBILE_ATTRIBUTION_ENABLED') || !accepts(situation, 'attribution')) return link;
  const url = new URL(link);
  for (const [name, value] of Object.entries(campaign)) url.searchParams.set(name, value);
  return url.href;
}

/** STATE-026, STATE-044: the consent manager of the config, or the built-in dialog. */
export function consentManager(
  config: ScriptConfig,
  log: (entry: { readonly message: string; readonly meta: { readonly kind: string } }) => void,
): { readonly script: string | undefined; readonly hasButton: boolean } {
  const hasButton = config.flag('ONE_TRUST_LINK_ENABLED');
  if (!config.flag('ONE_TRUST_ENABLED')) return { script: undefined, hasButton };
  const address = config.value('CONSENT_SCRIPT_URL', '');
  try {
    const { href, protocol } = new URL(address);
    if (protocol !== 'https:') throw new TypeError('not https');
    return { script: href, hasButton };
  } catch {
    // STATE-025: the message names a vendor, `meta` the kind alone.
    log({ message: 'Error parsing OneTrust script URL', meta: { kind: 'consent-manager' } });
    return { script: undefined, hasButton };
  }
}
