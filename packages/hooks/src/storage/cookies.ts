import { ECOOKIE_LIFETIME_MS } from '../constants.ts';

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

/** Names by whose presence a proxy and the server know that a page is not the one for everybody. */
export const PRIVATE_PAGE_COOKIES: readonly string[] = [
  cookieNames.vehicleId,
  cookieNames.storeId,
  cookieNames.returnsNoticeHidden,
];

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

/** VEHST-004: the five cookies of a vehicle, or their end without one. */
export function vehicleCookies(
  vehicle: {
    readonly year: string;
    readonly make: string;
    readonly model: string;
    readonly engine: string;
    readonly vehicleId: string;
  } | null,
  options: Pick<CookieOptions, 'secure'> = {},
): readonly string[] {
  const values = [
    [cookieNames.vehicleYear, vehicle?.year],
    [cookieNames.vehicleMake, vehicle?.make],
    [cookieNames.vehicleModel, vehicle?.model],
    [cookieNames.vehicleEngine, vehicle?.engine],
    [cookieNames.vehicleId, vehicle?.vehicleId],
  ] as const;
  const lifetimeMs = vehicle ? ECOOKIE_LIFETIME_MS : 0;
  return values.map(([name, value]) => formatCookie(name, value ?? '', { ...options, lifetimeMs }));
}

/** STATE-013: the preferred store and its postal code. */
export function storeCookies(
  store: { readonly storeNumber: string; readonly zip: string },
  options: Pick<CookieOptions, 'secure'> = {},
): readonly string[] {
  const lasting = { ...options, lifetimeMs: ECOOKIE_LIFETIME_MS };
  return [
    formatCookie(cookieNames.storeId, store.storeNumber, lasting),
    formatCookie(cookieNames.zip, store.zip, lasting),
  ];
}
