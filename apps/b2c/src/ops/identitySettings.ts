import type { KeyRing } from './keyRing.ts';

export interface IdentitySettings {
  /** Sign bearer tokens and one-time codes, the first of them. */
  readonly keys: KeyRing;
  /** Longest life of a sign-in in milliseconds, active or remembered. */
  readonly longestMs: { readonly active: number; readonly remembered: number };
}

const dayMs = 86_400_000;

export function identitySettings(
  keys: KeyRing,
  values: Readonly<Record<string, unknown>> = {},
): IdentitySettings {
  const ms = (name: string, fallback: number) => (Number(values[name]) > 0 ? Number(values[name]) : fallback);
  return {
    keys,
    longestMs: {
      active: ms('SESSION_LONGEST_MS', dayMs / 2),
      remembered: ms('SESSION_REMEMBERED_MS', 90 * dayMs),
    },
  };
}
