import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { csvOf, filesOf, soundParts as parts } from '../test/importFiles.ts';
import { openDatabase } from '../src/db/database.ts';
import { shippedMarkets, shippedModules } from '../src/markets/shipped.ts';
import { seedDatabase } from '../seed/seedDatabase.ts';
import { importCommand } from './importCommand.ts';

const shopOf = async (dataDir: string) => {
  const database = await openDatabase({ dataDir: join(dataDir, 'b2c') });
  await seedDatabase(database.pool, { parts: 400, markets: shippedMarkets.markets });
  return { shop: { modules: shippedModules, dataDir }, database };
};

afterEach(() => vi.restoreAllMocks());

/** As thick as those that the shop has for this car: another one would want a question. */
const soundParts = parts.map((part) => ({
  ...part,
  ...(part.facts && { facts: part.facts.replace('25.5', '25') }),
}));

test('the command imports, audits and reports; its exit code tells of faults', async () => {
  const written: string[] = [];
  const keep = (text: string | Uint8Array) => written.push(String(text)) > 0;
  vi.spyOn(process.stdout, 'write').mockImplementation(keep);
  vi.spyOn(process.stderr, 'write').mockImplementation(() => true);
  const folder = filesOf({});
  const { shop, database } = await shopOf(join(folder, 'data'));
  await expect(importCommand({ audit: true }, shop)).rejects.toThrow(/^Process \d+ uses the database folder/);
  await database.close();
  await expect(importCommand({}, shop)).rejects.toThrow('Name what to import');

  const json = join(folder, 'report.json');
  expect(await importCommand({ csv: filesOf(csvOf(soundParts)), audit: true, json }, shop)).toBe(0);
  const faulty = [...soundParts, { number: 'P-1', price: false }];
  expect(await importCommand({ csv: filesOf(csvOf(faulty)), audit: true, json }, shop)).toBe(1);
  const report = JSON.parse(readFileSync(json, 'utf8')) as unknown;
  expect(report).toMatchObject({
    changes: { part: { new: 1, changed: 0, gone: 0 } },
    audit: { faults: [{ kind: 'no price', part: 'Acme Parts P-1', words: 'no market sells it' }] },
  });
  expect(written.join('')).toContain('no price: 1\n  Acme Parts P-1: no market sells it\n');
  expect(await importCommand({ discard: true }, shop)).toBe(0);
  // Seeds a database on disk and opens it five times.
}, 240_000);
