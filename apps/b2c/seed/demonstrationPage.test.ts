import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packageRoot } from '../src/ops/packageRoot.ts';
import { readDeals } from './promotionSeed.ts';

const page = readFileSync(join(packageRoot, '../../docs/demonstration.md'), 'utf8').replaceAll('\n', ' ');

test('the page of the demonstration counts and names the deals that there are', () => {
  const nameOf = ({ titles }: { titles: Readonly<Record<string, string>> }) => titles['en-US']!.toLowerCase();
  const deals = readDeals();
  const everywhere = deals.filter(({ markets }) => markets === undefined);
  expect(page).toContain(
    `Every market has ${everywhere.length} deals, which renew each month: ${everywhere.map(nameOf).join(', ')}.`,
  );
  const own = deals.filter(({ markets }) => markets?.join() === 'us');
  expect(page).toContain(
    `The United States has ${own.length} more from November to February: ${own.map(nameOf).join(', ')}.`,
  );
  expect(everywhere.length + own.length).toBe(deals.length);
});
