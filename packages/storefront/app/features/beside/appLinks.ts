/** A config value; ids of the app are a deployment's own. */
type Config = { value(name: string, fallback: string): string };

export type PhoneSystem = 'ios' | 'android' | 'other';

/** Of the user agent. */
export const systemOf = (userAgent: string): PhoneSystem => {
  if (/iphone|ipod|ipad/i.test(userAgent)) return 'ios';
  return /android/i.test(userAgent) ? 'android' : 'other';
};

/** The app in the stores of phones, where the config names it (SHELL-052). */
export function appLinks(config: Config): Readonly<Partial<Record<PhoneSystem, string>>> {
  const ios = config.value('APP_ID_IOS', '');
  const android = config.value('APP_ID_ANDROID', '');
  return {
    ...(/^\d+$/.test(ios) && { ios: `https://apps.apple.com/app/id${ios}` }),
    ...(/^[\w.]+$/.test(android) && { android: `https://play.google.com/store/apps/details?id=${android}` }),
  };
}
