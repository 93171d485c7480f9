export interface IdentitySettings {
  /** Signs bearer tokens and one-time codes. */
  readonly secret: string;
  /** Longest life of a sign-in in milliseconds, active or remembered. */
  readonly longestMs: { readonly active: number; readonly remembered: number };
}

const dayMs = 86_400_000;

export function identitySettings(
  secret: string,
  values: Readonly<Record<string, unknown>> = {},
): IdentitySettings {
  const ms = (name: string, fallback: number) => (Number(values[name]) > 0 ? Number(values[name]) : fallback);
  return {
    secret,
    longestMs: {
      active: ms('SESSION_LONGEST_MS', dayMs / 2),
      remembered: ms('SESSION_REMEMBERED_MS', 90 * dayMs),
    },
  };
}
