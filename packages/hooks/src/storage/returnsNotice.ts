import { cookieNames, formatCookie, type CookieOptions } from './cookies.ts';

/** SHELL-055: the strip of the returns stays away for so long. */
export const RETURNS_NOTICE_HIDDEN_MS = 90 * 86_400_000;

/**
 * SHELL-055: that the strip was closed without script. Its presence makes pages the shopper's own; with script the
 * browser's storage knows it, and pages stay the ones for everybody.
 */
export const returnsNoticeHidden = (options: Pick<CookieOptions, 'secure'> = {}): string =>
  formatCookie(cookieNames.returnsNoticeHidden, 'true', { ...options, lifetimeMs: RETURNS_NOTICE_HIDDEN_MS });
