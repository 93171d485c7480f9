import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { at } from '../lib/paths.mjs';

// Finds a second place that spells a vocabulary of the shop, which has one home.

/** Lists of names: the home, what the list and its type are called there, and the other types that follow from it. */
const LISTS = [
  {
    home: 'packages/validation/src/orderStatus.ts',
    name: 'orderStatuses',
    type: 'OrderStatus',
    derived: 'ShownStatus',
  },
  { home: 'packages/validation/src/orderStatus.ts', name: 'orderTypes', type: 'OrderType' },
  {
    home: 'packages/validation/src/shipmentType.ts',
    name: 'shipmentTypes',
    type: 'ShipmentType',
    derived: 'ShipmentChoice',
  },
  { home: 'packages/validation/src/paymentMethod.ts', type: 'LaterMethod' },
  { home: 'packages/validation/src/paymentMethod.ts', type: 'WalletMethod' },
  { home: 'packages/validation/src/paymentMethod.ts', type: 'ShopCardMethod' },
  { home: 'packages/validation/src/paymentMethod.ts', type: 'BankCardMethod' },
  { home: 'packages/api/src/contract/flagName.ts', type: 'FlagName' },
];

/** Numbers: the home, and the names that a constant of the same meaning would have. */
const NUMBERS = [
  {
    home: 'packages/validation/src/quantityMax.ts',
    named: /^(quantity_?max|max_?quantity|quantity_?limit)$/i,
  },
  { home: 'packages/validation/src/forms/rewards.ts', named: /^activity_?days$/i },
  { home: 'apps/b2c/src/catalog/returnDays.ts', named: /^(part|core)?_?returns?_?days$/i },
  { home: 'apps/b2c/src/rewards/creditRequest.ts', named: /^(receipt|credit)s?_?days$/i },
];

/** So many names of a list in a row are no chance. */
const MOST = 2;

/** A union or an array of texts. A table has them as its keys: its type holds it to the list. */
const ROW = /'[^'\n]+'(?:\s*[|,]\s*'[^'\n]+')+/g;
const CONSTANT = /\bconst\s+(\w+)(?:\s*:[^=\n]+)?\s*=\s*(?:\d|\{[^}\n]*\b\d)/g;

const namesIn = (row) => [...row.matchAll(/'([^'\n]+)'/g)].map(([, name]) => name);

/** Names that a list has. @throws {Error} its home has none such any more */
function membersOf({ home, name, type }, sources) {
  const start = (sources[home] ?? '').search(
    new RegExp(`export (const ${name ?? type}|type ${name ?? type})\\b`),
  );
  const row = start < 0 ? undefined : sources[home].slice(start).match(ROW)?.[0];
  if (!row) throw new Error(`${home} defines no ${name ?? type}`);
  return new Set(namesIn(row));
}

/** Whether the compiler holds a row to the list: a type of the list stands before or behind it. */
const isHeld = (around, { type, derived = type }) => around.includes(type) || around.includes(derived);

/** What stands close to a row, on both sides. */
const aroundRow = (source, index, { length }) =>
  source.slice(Math.max(0, index - 100), index) + source.slice(index + length, index + length + 60);

/** They import no package, so that a test of the server holds their ways to pay to the vocabulary. */
const isMarket = (path) => path.startsWith('packages/markets/');

/**
 * @param {Readonly<Record<string, string>>} sources text by path
 * @returns {string[]} a sentence for each place that spells a vocabulary again
 */
function secondPlaces(sources) {
  const faults = [];
  const lists = LISTS.map((list) => ({ ...list, members: membersOf(list, sources) }));
  for (const [path, source] of Object.entries(sources)) {
    for (const { 0: row, index } of isMarket(path) ? [] : source.matchAll(ROW))
      for (const list of lists) {
        const { home, type, members } = list;
        const known = new Set(namesIn(row).filter((name) => members.has(name)));
        const isSecond = path !== home && known.size > MOST;
        if (isSecond && !isHeld(aroundRow(source, index, row), list))
          faults.push(
            `${path} spells ${[...known].slice(0, 3).join(', ')} … of ${type} again: ${home} has them`,
          );
      }
    for (const [, name] of source.matchAll(CONSTANT))
      for (const { home, named } of NUMBERS)
        if (path !== home && named.test(name)) faults.push(`${path} has ${name} of its own: ${home} has it`);
  }
  return faults;
}

/** @returns {string[]} homes of numbers that define none any more */
const emptyHomes = (sources) =>
  NUMBERS.filter(
    ({ home, named }) => ![...(sources[home] ?? '').matchAll(CONSTANT)].some(([, name]) => named.test(name)),
  ).map(({ home }) => home);

const folders = ['packages/*/src', 'packages/storefront/app', 'packages/storefront/server', 'apps/*/src'];
const isShipped = (path) => !/\.(test|test-d|stories|guide)\.|[/]fixtures[/]|fixtures\.ts$/.test(path);
const paths = globSync(
  folders.map((folder) => `${folder}/**/*.{ts,tsx}`),
  { cwd: at() },
);
const sources = Object.fromEntries(
  paths.filter(isShipped).map((path) => [path, readFileSync(at(path), 'utf8')]),
);

test('quantity limit, days, statuses, flags, ways to pay and to deliver are defined once', () => {
  expect(Object.keys(sources).length).toBeGreaterThan(1000);
  expect(secondPlaces(sources)).toEqual([]);
  expect(emptyHomes(sources)).toEqual([]);
});

const PLANTED = [
  ["type Status = 'SHIPPED' | 'DELAYED' | 'COMPLETE';", 'OrderStatus'],
  ["const types = ['ONLINEORDER', 'STOREORDER', 'RETURN'];", 'OrderType'],
  ["type Way =\n  | 'instore'\n  | 'nextday'\n  | 'regular';", 'ShipmentType'],
  ["type Later = 'pix' | 'oxxo' | 'boleto';", 'LaterMethod'],
  ["const wallets = ['paypal', 'applePay', 'googlePay'] as const;", 'WalletMethod'],
  ["type Account = 'giftCard' | 'merchandiseCard' | 'loyaltyCard';", 'ShopCardMethod'],
  ["const cards = ['visa', 'master', 'amex'];", 'BankCardMethod'],
  ["type Flag = 'ACES_ENABLED' | 'TRANSITION_PHASE' | 'ONE_TRUST_ENABLED';", 'FlagName'],
  ['const MAX_QUANTITY = 50;', 'MAX_QUANTITY'],
  ['export const activityDays: number = 90;', 'activityDays'],
  ['const RETURN_DAYS = 90;', 'RETURN_DAYS'],
  ['const returnDays = { part: 90 } as const;', 'returnDays'],
  ['const CREDIT_DAYS = 90;', 'CREDIT_DAYS'],
  ['const receiptDays = 90;', 'receiptDays'],
];

test.each(PLANTED)('a second place is named: %s', (source, name) => {
  const path = 'packages/hooks/src/second.ts';
  expect(secondPlaces({ ...sources, [path]: source })).toEqual([
    expect.stringMatching(new RegExp(`^${path} .*${name}`)),
  ]);
});

test('a row whose type is the vocabulary is no second place', () => {
  const held = "const open = ['SHIPPED', 'DELAYED', 'COMPLETE'] satisfies OrderStatus[];";
  expect(secondPlaces({ ...sources, 'packages/hooks/src/held.ts': held })).toEqual([]);
});
