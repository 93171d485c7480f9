import type { ConsentCategory } from '../storage/consent.ts';

/** Flags and values of the global config. */
export interface ScriptConfig {
  flag(name: string): boolean;
  value(name: string, fallback: string): string;
}

/** STATE-046: an install link with the campaign, after consent to attribution. */
export function installLink(
  config: Pick<ScriptConfig, 'flag'>,
  accepted: readonly ConsentCategory[] | undefined,
  link: string,
  campaign: Readonly<Record<string, string>>,
): string {
  if (!config.flag('MOBILE_ATTRIBUTION_ENABLED') || !accepted?.includes('attribution')) return link;
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
