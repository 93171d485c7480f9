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

/** Former names by kind; null where there is no successor. */
export type Former = Readonly<Record<FormerKind, Readonly<Record<string, string | null>>>>;
