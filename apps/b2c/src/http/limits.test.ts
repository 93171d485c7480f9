import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packageRoot } from '../ops/packageRoot.ts';
import { countedLimits, limits, unpaidStockLimit } from './limits.ts';

const minutes = (count: number): string => (count % 60 ? `${count} minutes` : `${count / 60} hours`);

const refill = (perMinute: number): string =>
  perMinute >= 1 ? `${perMinute} a minute` : `1 every ${minutes(Math.round(1 / perMinute))}`;

const ofBuckets = Object.entries(limits).flatMap(([name, rules]) =>
  Object.entries(rules).map(([by, { burst, perMinute }]) => [
    `\`${name}\``,
    by,
    String(burst),
    refill(perMinute),
  ]),
);

const ofCounts = Object.entries(countedLimits).map(([name, limit]) => [
  `\`${name}\``,
  limit.by,
  String(limit.most),
  'minutes' in limit ? `none for ${minutes(limit.minutes)}` : 'none',
]);

const { by, share, leastPieces } = unpaidStockLimit;
const ofStock = [
  '`unpaid-stock`',
  by,
  `${Math.floor(share * 100)} % of the pieces, or ${leastPieces}`,
  'none until they are paid or given back',
];

/** The cells of a table of the guide, by the heading over it. */
function tableUnder(heading: string): string[][] {
  const guide = readFileSync(join(packageRoot, '../../docs/operating.md'), 'utf8');
  const [, section = ''] = guide.split(`\n## ${heading}\n`);
  const rows = (section.split('\n## ')[0] ?? '').split('\n').filter((line) => line.startsWith('|'));
  return rows.slice(2).map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

test('[PLUS-079] the guide for operators prints every limit as the server has it', () => {
  const rows = tableUnder('Limits');
  expect(rows.map((cells) => cells.slice(0, 4))).toEqual([...ofBuckets, ...ofCounts, ofStock]);
  for (const [name, , , , what] of rows) expect(what, name).not.toBe('');
});
