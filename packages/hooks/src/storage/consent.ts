import { formatCookie, parseCookies, type CookieOptions } from './cookies.ts';

/** What asks before it starts; what is necessary (STATE-010, STATE-013, STATE-016) is not asked for (STATE-026). */
export const consentCategories = ['analytics', 'sessionReplay', 'attribution', 'survey'] as const;

export type ConsentCategory = (typeof consentCategories)[number];

const NAME = 'consent';
const NOTHING = 'none';
/** Half a year, after which the choice is asked again. */
const LIFETIME_MS = 180 * 86_400_000;

/** The accepted categories of a `Cookie` header or of `document.cookie`; undefined before a choice. */
export function readConsent(cookies: string | null | undefined): readonly ConsentCategory[] | undefined {
  const value = parseCookies(cookies)[NAME];
  if (!value) return undefined;
  const named = value.split('.');
  return consentCategories.filter((category) => named.includes(category));
}

/** A `Set-Cookie` line or a text for `document.cookie` that keeps the choice. */
export const consentCookie = (
  accepted: readonly ConsentCategory[],
  options: Pick<CookieOptions, 'secure'> = {},
): string => formatCookie(NAME, accepted.join('.') || NOTHING, { ...options, lifetimeMs: LIFETIME_MS });

/** Event of the window: the shopper has chosen, or changed the choice. */
export const CONSENT_CHANGED = 'driveline:consent';

/** Keeps the choice in this browser and tells what waits for it. */
export function keepConsent(accepted: readonly ConsentCategory[]): void {
  document.cookie = consentCookie(accepted, { secure: location.protocol === 'https:' });
  dispatchEvent(new Event(CONSENT_CHANGED));
}

/** The choice of a consent form: its button says all, none, or the ticked ones. */
export function consentOf(form: FormData): readonly ConsentCategory[] {
  const choice = form.get('choice');
  if (choice === 'all') return consentCategories;
  if (choice === 'none') return [];
  return consentCategories.filter((category) => form.getAll('category').includes(category));
}
