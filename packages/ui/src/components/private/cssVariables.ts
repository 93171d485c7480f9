import type { CSSProperties } from 'react';

/** Inline values for vanilla-extract variables, whose names come as `var(--name)`. */
export function cssVariables(values: Record<string, string>): CSSProperties {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name.slice(4, -1), value]));
}
