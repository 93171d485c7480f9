// What the product consists of, by the areas of the specification; a cell of the table system × market is made of it.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { idsIn, idsOfRange } from './claims.mjs';
import { at } from './paths.mjs';
import { filesBelow } from './sources.mjs';

export const MARKETS = ['us', 'mx', 'br'];

/** Lines of the specification that keep a system out of a market. */
const usOnly = (line, reason) => ({ mx: { line, reason }, br: { line, reason } });
const notInBrazil = (line, reason) => ({ br: { line, reason } });

/**
 * @typedef {object} System
 * @property {string} area
 * @property {string} name
 * @property {string} ids as `docs/requirements/lines.md` writes them
 * @property {Record<string, { line: number, reason: string }>} [not] markets that do not have it, by the specification's line
 */

/** @type {[area: string, systems: [name: string, ids: string, not?: System['not']][]][]} */
const areas = [
  [
    'Markets',
    [
      ['language, currency, words', 'CONF-001 to CONF-010'],
      ['market variants', 'CONF-011 to CONF-021'],
      ['logos', 'CONF-022 to CONF-025'],
    ],
  ],
  [
    'Shell',
    [
      ['frame and banners', 'SHELL-001 to SHELL-008, SHELL-052 to SHELL-056'],
      ['menu', 'SHELL-009 to SHELL-016'],
      ['search box', 'SHELL-019 to SHELL-024'],
      ['store button', 'SHELL-025, SHELL-026'],
      ['sign-in button', 'SHELL-027 to SHELL-032', notInBrazil(18, 'Its header hides sign-in.')],
      ['cart link', 'SHELL-033 to SHELL-036'],
      ['sticky header', 'SHELL-037'],
      ['toasts', 'SHELL-040 to SHELL-051'],
      ['modals', 'SHELL-057 to SHELL-059'],
      ['error pages', 'SHELL-060 to SHELL-065'],
      ['footer', 'SHELL-066 to SHELL-070'],
      ['checkout header and footer', 'SHELL-072 to SHELL-075'],
    ],
  ],
  [
    'Vehicle and store',
    [
      ['preferred vehicle', 'VEHST-001 to VEHST-005'],
      ['add-vehicle hint', 'VEHST-006 to VEHST-015'],
      ['vehicle pages', 'VEHST-016 to VEHST-018'],
      ['preferred store', 'VEHST-019 to VEHST-029'],
      ['store search', 'VEHST-030 to VEHST-032'],
      ['automatic store', 'VEHST-033 to VEHST-042'],
    ],
  ],
  [
    'Search and catalogue',
    [
      ['suggestions', 'CATALOG-001 to CATALOG-012'],
      ['results', 'CATALOG-013 to CATALOG-015'],
      ['page types', 'CATALOG-021 to CATALOG-024'],
      ['shelves and categories', 'CATALOG-025 to CATALOG-030'],
      ['product page', 'CATALOG-031 to CATALOG-039, PLUS-001, PLUS-002'],
      ['deals, coupons, rebates', 'CATALOG-040 to CATALOG-045'],
      ['brands, makes, models, VIN', 'CATALOG-046 to CATALOG-048'],
    ],
  ],
  [
    'Cart and checkout',
    [
      ['cart', 'CART-001 to CART-011'],
      ['save for later, swap', 'CART-013, CART-014'],
      ['promo codes', 'CART-015 to CART-019'],
      ['checkout', 'CART-020 to CART-030, CART-048'],
      ['delivery', 'CART-031 to CART-034'],
      ['addresses', 'CART-035 to CART-041'],
      ['payment', 'CART-042 to CART-051'],
      ['confirmation', 'CART-052 to CART-054'],
      ['gift cards', 'CART-055, CART-056', usOnly(37, 'US; on Mexico the redirect goes to the home URL.')],
    ],
  ],
  [
    'Account',
    [
      ['access', 'ACCT-001 to ACCT-014'],
      ['sign-in', 'ACCT-015 to ACCT-023'],
      ['registration', 'ACCT-024, ACCT-025'],
      ['password reset', 'ACCT-026 to ACCT-030'],
      ['session and sign-out', 'ACCT-031 to ACCT-039'],
      ['account and profile', 'ACCT-040 to ACCT-042'],
      ['orders', 'ACCT-043 to ACCT-049'],
      ['warranties', 'ACCT-050 to ACCT-052'],
      ['service history, guides', 'ACCT-053 to ACCT-057'],
    ],
  ],
  [
    'Rewards',
    [
      ['balance and activity', 'REWARD-001 to REWARD-003, REWARD-040, REWARD-044'],
      ['linking', 'REWARD-004 to REWARD-024'],
      ['terms and alerts', 'REWARD-025 to REWARD-028, REWARD-042'],
      ['email offer', 'REWARD-029 to REWARD-039'],
      ['rewards pages', 'REWARD-040 to REWARD-046'],
    ],
  ],
  [
    'Contact and content',
    [
      ['contact tab', 'CONTENT-001 to CONTENT-006', notInBrazil(84, 'The tab is hidden in Brazil.')],
      ['chat', 'CONTENT-007 to CONTENT-017'],
      ['contact pages', 'CONTENT-018 to CONTENT-020'],
      ['home, help, legal, landing', 'CONTENT-021 to CONTENT-030'],
    ],
  ],
  [
    'Forms, state, consent',
    [
      ['text fields', 'VALID-001 to VALID-006'],
      ['addresses and contacts', 'VALID-007 to VALID-020'],
      ['storage and cookies', 'STATE-007 to STATE-017, VEHST-002'],
      ['consent', 'STATE-026, SHELL-071'],
    ],
  ],
];

/** @returns {(System & { ids: string[] })[]} */
export const systems = areas.flatMap(([area, own]) =>
  own.map(([name, ids, not = {}]) => ({ area, name, ids: idsOfRange(ids), not })),
);

/** The IDs of a market's journeys: of the titles in its specs and in what those take their journeys from. */
function journeyIds(market) {
  const names = readdirSync(at('e2e')).filter(
    (name) => name.startsWith(`${market}.`) && name.endsWith('.spec.ts'),
  );
  return new Set(
    names.flatMap((name) => {
      const spec = readFileSync(at('e2e', name), 'utf8');
      const taken = [...spec.matchAll(/ from '\.\/((?:journeys|support)\/\w+\.ts)'/g)].map(([, path]) =>
        readFileSync(at('e2e', path), 'utf8'),
      );
      return idsIn([spec, ...taken.filter((text) => /\btest\(/.test(text))].join('\n'));
    }),
  );
}

const PAGE_TEST = /\.test\.tsx?$/;

/** The IDs of the tests of pages that hold in every market: they name all three. */
function pageIds() {
  const folder = at('packages', 'storefront');
  const files = existsSync(folder) ? filesBelow(folder, /^$/).filter((file) => PAGE_TEST.test(file)) : [];
  const texts = files.map((file) => readFileSync(file, 'utf8'));
  return new Set(
    texts.filter((text) => MARKETS.every((market) => text.includes(`'${market}'`))).flatMap(idsIn),
  );
}

/** @returns {string} what holds a system in a market; nothing where nothing does */
export function cellOf({ ids, not }, { market, journeys, pages }) {
  if (not[market]) return `does not apply (line ${not[market].line})`;
  if (ids.some((id) => journeys.has(id))) return 'journey';
  return ids.some((id) => pages.has(id)) ? 'page' : '';
}

/** @returns {{ system: System, cells: Record<string, string> }[]} a cell is empty where nothing walks a system in a market */
export function systemTable() {
  const pages = pageIds();
  const held = MARKETS.map((market) => ({ market, journeys: journeyIds(market), pages }));
  return systems.map((system) => ({
    system,
    cells: Object.fromEntries(held.map((it) => [it.market, cellOf(system, it)])),
  }));
}
