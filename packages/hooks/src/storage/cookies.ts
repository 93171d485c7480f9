/** Names of the cookies that this journey reads or writes (STATE-010 to STATE-016, VEHST-004). */
export const cookieNames = {
  vehicleYear: 'preferredVehicleYear',
  vehicleMake: 'preferredVehicleMake',
  vehicleModel: 'preferredVehicleModel',
  vehicleEngine: 'preferredVehicleEngine',
  vehicleId: 'preferredVehicleId',
  zip: 'preferredZip',
  storeId: 'preferredStoreId',
  signedIn: 'signedIn',
  hashedCustomerId: 'hashedCustomerId',
  profileId: 'profileId',
  rewardsId: 'rewardsId',
  eCookieId: 'eCookieId',
  rewardsSignedIn: 'rewardsSignedIn',
  userType: 'userType',
  rewardPoints: 'rewardPoints',
  availableRewardBalance: 'availableRewardBalance',
  nddMarket: 'nddMarket',
  nddHubStore: 'nddHubStore',
  nddStore: 'nddStore',
  loginFlow: 'loginFlow',
  loginMethod: 'loginMethod',
  returnsNoticeHidden: 'returnsNoticeHidden',
} as const;

export type CookieName = (typeof cookieNames)[keyof typeof cookieNames];

/** STATE-012: the seen flag of an alert type. */
export const alertSeenCookie = (alertType: string) => `${alertType}PilotAlertSeen`;

/** Every cookie of a `Cookie` header or of `document.cookie`; a malformed value is kept as it stands. */
export function parseCookies(text: string | null | undefined): Readonly<Record<string, string>> {
  const cookies: Record<string, string> = {};
  for (const part of (text ?? '').split(';')) {
    const pair = part.trim();
    const at = pair.indexOf('=');
    if (at > 0) cookies[pair.slice(0, at).trimEnd()] = decoded(pair.slice(at + 1).trimStart());
  }
  return cookies;
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

export interface CookieOptions {
  /** Milliseconds; left out, the cookie ends with the browser's session, and 0 deletes it. */
  readonly lifetimeMs?: number;
  /** On https and on loopback. */
  readonly secure?: boolean;
}

/** A `Set-Cookie` value or a text for `document.cookie`: path `/`, lax (STATE-016). */
export function formatCookie(
  name: string,
  value: string,
  { lifetimeMs, secure = true }: CookieOptions = {},
): string {
  const age = lifetimeMs === undefined ? '' : `; Max-Age=${Math.floor(lifetimeMs / 1000)}`;
  return `${name}=${encodeURIComponent(value)}; Path=/; SameSite=Lax${age}${secure ? '; Secure' : ''}`;
}
