/**
 * What a shop may have named once and is named otherwise now: by kind, the former name with its successor, or with null
 * where there is none. A release that renames or removes a public name adds its line, `driveline migrate` follows it, and
 * whatever still uses the former name is told the successor. Sections are named as `<list>.<id>`, props as `<slot>.<prop>`.
 */
export const FORMER = {
  slots: {},
  props: {},
  sections: {},
  routes: {},
  words: {},
} as const satisfies Readonly<Record<string, Readonly<Record<string, string | null>>>>;

export type FormerKind = keyof typeof FORMER;

/** Successor of a name: null where it was removed without one, undefined where it was never there. */
export function successorOf(kind: FormerKind, name: string): string | null | undefined {
  const names: Readonly<Record<string, string | null>> = FORMER[kind];
  return Object.hasOwn(names, name) ? names[name] : undefined;
}
