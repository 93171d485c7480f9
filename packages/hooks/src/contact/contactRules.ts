import type { ScriptConfig } from '../analytics/scripts.ts';
import type { Device } from '../state/device.ts';

/** What CONTENT-001, CONTENT-003 and STATE-037 ask about. */
export interface ContactTabSituation {
  readonly path: string;
  readonly device: Device['deviceType'];
  readonly isMobileApp: boolean;
  /** Of the market's record: Brazil has none. */
  readonly hasTab: boolean;
}

/** CONTENT-001, CONTENT-003: whether the tab is there, and what it opens. */
export function contactTab(
  config: { flag(name: 'CONTACT_US_MODAL_ENABLED'): boolean },
  { path, device, isMobileApp, hasTab }: ContactTabSituation,
): 'hidden' | 'modal' | 'link' {
  const isAway = /^\/(checkout|signincheckout|chat|customerinfo)(\/|$)/.test(path);
  if (!hasTab || isAway || isMobileApp || device === 'phone' || device === 'bot') return 'hidden';
  return config.flag('CONTACT_US_MODAL_ENABLED') ? 'modal' : 'link';
}

/** CONTENT-005, STATE-038: where the survey of the config opens; nowhere without an address. */
export function survey(config: {
  flag(name: 'CONTACT_US_MODAL_QUALTRICS_ENABLED'): boolean;
  value(name: string, fallback: string): string;
}): { readonly url: string; readonly opens: 'embedded' | 'newTab' } | undefined {
  const url = config.value('SURVEY_URL', '');
  if (!url) return undefined;
  return { url, opens: config.flag('CONTACT_US_MODAL_QUALTRICS_ENABLED') ? 'embedded' : 'newTab' };
}

/** CONTENT-002, CONF-027, STATE-039: live chat as an option; on phones by its own flag, and never for bots. */
export function liveChat(
  config: { flag(name: 'CHAT_ON_MOBILE_ENABLED'): boolean },
  situation: { readonly isPhone: boolean; readonly agentsAvailable: boolean; readonly isBot?: boolean },
): 'hidden' | 'closed' | 'open' {
  const { isPhone, agentsAvailable, isBot = false } = situation;
  if (isBot || (isPhone && !config.flag('CHAT_ON_MOBILE_ENABLED'))) return 'hidden';
  return agentsAvailable ? 'open' : 'closed';
}

/** STATE-043: the page of a chat vendor that takes the place of the shop's own chat, the new one's by its flag. */
export const chatFrame = (config: {
  flag(name: 'ENABLE_NEW_CHAT_VENDOR'): boolean;
  value(name: string, fallback: string): string;
}): string | undefined =>
  config.value(config.flag('ENABLE_NEW_CHAT_VENDOR') ? 'CHAT_FRAME_URL_NEW' : 'CHAT_FRAME_URL', '') ||
  undefined;

/** Origins that a page may show in frames: of the embedded survey and of the chat. */
export const framedOrigins = (config: ScriptConfig): readonly string[] =>
  [survey(config)?.url, chatFrame(config)].flatMap((url) =>
    url && URL.canParse(url) ? [new URL(url).origin] : [],
  );
