/** CONF-026: the device as its user agent tells; the mobile app's webview is a phone or tablet with `isMobileApp`. */
export interface Device {
  readonly deviceType: 'phone' | 'tablet' | 'desktop' | 'bot';
  readonly isMobileApp: boolean;
  /** Such as `7.2.1`; empty outside of the app. */
  readonly mobileAppVersion: string;
}

/** What crawlers of search engines, previews and archives have in their names; Cubot makes phones. */
const BOT =
  /(?<!cu)bot\b|crawl|spider|slurp|facebookexternalhit|mediapartners|google-inspectiontool|archive\.org/i;
const TABLET = /ipad|tablet|kindle|silk\//i;
const PHONE = /iphone|ipod|windows phone/i;

/**
 * CONF-026: one of five classes: phone, tablet, desktop, bot, and the app's webview.
 * @param appToken what the app puts before its version in the user agent: `ShopApp/7.2.1`
 */
export function deviceOf(userAgent: string, appToken = 'ShopApp'): Device {
  const at = userAgent.indexOf(`${appToken}/`);
  const isMobileApp = at >= 0;
  const version = isMobileApp ? userAgent.slice(at + appToken.length + 1) : '';
  return {
    deviceType: deviceType(userAgent),
    isMobileApp,
    mobileAppVersion: /^[\w.-]{1,40}/.exec(version)?.[0] ?? '',
  };
}

function deviceType(userAgent: string): Device['deviceType'] {
  if (BOT.test(userAgent)) return 'bot';
  if (TABLET.test(userAgent)) return 'tablet';
  if (PHONE.test(userAgent)) return 'phone';
  // Android says only of phones that they are mobile.
  if (/android/i.test(userAgent)) return /mobile/i.test(userAgent) ? 'phone' : 'tablet';
  return 'desktop';
}
