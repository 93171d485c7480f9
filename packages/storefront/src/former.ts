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
  words: {
    'checkout.way.pickup': 'checkout.way.instore',
    'ui.offer.stock.byWay.nextDay': 'ui.offer.stock.takeBy.nextday',
    'ui.offer.stock.byWay.pickup': 'ui.offer.stock.takeBy.instore',
    'ui.offer.stock.byWay.regular': 'ui.offer.stock.takeBy.regular',
    'ui.page.hero.wearParts': null,
    'ui.purchase.group.nextDay': 'ui.purchase.group.nextday',
    'ui.purchase.group.pickup': 'ui.purchase.group.instore',
    'ui.purchase.way.nextDay': 'ui.purchase.way.nextday',
    'ui.purchase.way.pickup': 'ui.purchase.way.instore',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, string | null>>>>;

export type FormerKind = keyof typeof FORMER;

/** Former names by kind; null where there is no successor. */
export type Former = Readonly<Record<FormerKind, Readonly<Record<string, string | null>>>>;
