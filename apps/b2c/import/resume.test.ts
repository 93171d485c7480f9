import { afterAll, beforeAll, expect, test } from 'vitest';
import { csvOf, filesOf, soundParts as parts } from '../test/importFiles.ts';
import { importState as state } from '../test/importState.ts';
import { openTestDatabase } from '../test/testDatabase.ts';
import type { Database } from '../src/db/database.ts';
import { shippedMarkets } from '../src/markets/shipped.ts';
import { discardImport, runImport } from './runImport.ts';
import { changesReport } from './report.ts';

const { markets } = shippedMarkets;
let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** A database whose process ends at its second commit: everything after the first one is lost. */
const dying = (of: Database): Database => {
  let commits = 0;
  const connect = async () => {
    const client = await of.pool.connect();
    const query = async (...args: [string, unknown[]?]) => {
      if (args[0] === 'commit' && ++commits > 1) throw new Error('killed');
      return client.query(...args);
    };
    return { query, release: () => client.release() };
  };
  return { ...of, pool: { connect } as unknown as Database['pool'] };
};

test('an import that is killed after each of its transactions ends as one that is not', async () => {
  const many = Array.from({ length: 450 }, (_, at) => ({ number: `N-${at}`, fits: ['2016,2018,,,,'] }));
  const csv = filesOf(csvOf([...parts.slice(1), ...many]));
  const whole = await openTestDatabase();
  try {
    await runImport(whole, { csv: filesOf(csvOf(parts)), markets });
    const other = await openTestDatabase();
    try {
      await runImport(other, { csv: filesOf(csvOf(parts)), markets });
      await runImport(whole, { csv, markets });
      let deaths = 0;
      const attempt = () => runImport(dying(other), { csv, markets }).catch((error: Error) => error.message);
      while ((await attempt()) === 'killed') deaths++;
      expect(deaths).toBeGreaterThan(6);
      const last = await runImport(other, { csv, markets });
      expect(changesReport(last.changes)).toBe('Nothing changes.\n');
      expect(await state(other)).toEqual(await state(whole));
    } finally {
      await other.close();
    }
  } finally {
    await whole.close();
  }
}, 300_000);

test('an interrupted import keeps another from beginning, until it is completed or given up', async () => {
  const csv = filesOf(csvOf([...parts, { number: 'N-9' }]));
  await expect(runImport(dying(database), { csv, markets })).rejects.toThrow('killed');
  const other = runImport(database, { csv: filesOf(csvOf(parts)), markets });
  await expect(other).rejects.toThrow('An import of other files or options was interrupted.');
  await discardImport(database);
  await runImport(database, { csv: filesOf(csvOf(parts)), markets });
});
