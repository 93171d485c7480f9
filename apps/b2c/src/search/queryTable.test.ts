import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SearchResult } from '@driveline/api/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { packageRoot } from '../ops/packageRoot.ts';
import { openShop, type Shop } from '../../test/shop.ts';

const [, ...lines] = readFileSync(join(packageRoot, 'test', 'data', 'queries.tsv'), 'utf8')
  .trim()
  .split('\n');

/** Part types as people call them in the table, where the catalogue says otherwise. */
const calledOtherwise: Readonly<Record<string, readonly string[]>> = {
  bulbs: ['headlight-bulbs', 'mini-bulbs'],
  coolant: ['antifreeze'],
  'shocks-struts': ['shocks', 'struts'],
  'stabilizer-links': ['sway-bar-links'],
  'the brakes category': ['brake-pads', 'brake-rotors', 'brake-calipers'],
  'scan tools': ['scan-tools'],
  'evap parts': ['fuel-caps'],
};
/** What the catalogue does not sell, and what is said in its place. */
const notSold = ['a near suggestion', 'a guide', 'steering racks', 'wheel-studs', 'wheel covers'];

interface Line {
  text: string;
  market: string;
  expected: string;
}

const table = lines.map((line): Line => {
  const [text = '', market = '', expected = ''] = line.split('\t');
  return { text, market, expected };
});

let shop: Shop;
let typeOf: ReadonlyMap<string, string>;
beforeAll(async () => {
  shop = await openShop();
  const { rows } = await shop.database.pool.query<{ sku: string; code: string }>(
    'select p.sku, t.code from part p join part_type t on t.id = p.part_type_id',
  );
  typeOf = new Map(rows.map(({ sku, code }) => [sku, code]));
});
afterAll(() => shop.close());

const typesOf = ({ products }: SearchResult) =>
  products.slice(0, 3).map(({ skuNumber }) => typeOf.get(skuNumber) ?? '');

/** Whether an answer is what the line expects: 'A or B', and 'for the named car' besides. */
function isMet({ expected }: Line, answer: SearchResult): boolean {
  const [kinds = '', car] = expected.split(', for ');
  if (car && !answer.namedVehicle) return false;
  return kinds.split(' or ').some((kind) => {
    if (notSold.includes(kind)) return answer.totalCount === 0 && answer.spellingHints.length > 0;
    const codes = calledOtherwise[kind] ?? [kind];
    return typesOf(answer).some((code) => codes.includes(code));
  });
}

test('[PLUS-008] what shoppers type leads to the part they mean, or to one near it', async () => {
  const missed: string[] = [];
  const withoutHint: string[] = [];
  for (const line of table) {
    const answer = await shop.shopper(line.market).do('catalog.search', { query: { searchText: line.text } });
    if (answer.totalCount === 0 && answer.spellingHints.length === 0) withoutHint.push(line.text);
    if (!isMet(line, answer))
      missed.push(
        `${line.market} ${line.text}: ${line.expected}, got ${typesOf(answer).join(' ') || answer.spellingHints.join(', ')}`,
      );
  }
  const share = (table.length - missed.length) / table.length;
  console.info(`${(100 * share).toFixed(1)} % of ${table.length} queries\n${missed.join('\n')}`);
  expect(withoutHint).toEqual([]);
  expect(share, missed.join('\n')).toBeGreaterThanOrEqual(0.95);
}, 180_000);
