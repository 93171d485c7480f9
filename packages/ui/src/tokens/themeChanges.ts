import type { BrandDecisions } from '../themes/brandDecisions.ts';

function valuesOf(value: unknown, path = ''): (readonly [string, string])[] {
  if (typeof value !== 'object' || value === null) return value === undefined ? [] : [[path, String(value)]];
  return Object.entries(value).flatMap(([name, part]) => valuesOf(part, path ? `${path}.${name}` : name));
}

/** The decisions and roles that differ, one a line: `accent: #0b57b8 → #7a1f1f`. What is left out is derived or usual. */
export function themeChanges(before: BrandDecisions, after: BrandDecisions): string[] {
  const [old, current] = [new Map(valuesOf(before)), new Map(valuesOf(after))];
  const shown = (css: string | undefined) => css ?? '(not set)';
  return [...new Set([...old.keys(), ...current.keys()])]
    .filter((path) => old.get(path) !== current.get(path))
    .map((path) => `${path}: ${shown(old.get(path))} → ${shown(current.get(path))}`);
}
