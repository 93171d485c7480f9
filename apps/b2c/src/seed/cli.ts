import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openDatabase } from '../db/database.ts';
import { allShelves, refreshShelves } from '../search/refreshShelf.ts';
import { seedDatabase } from './seedDatabase.ts';

/**
 * `npm run seed -- --parts 2000 --seed 1`, into DATABASE_URL or the folder `b2c` of DATA_DIR (`.data`). `--shelves`
 * derives the shelves of what is there anew, after parts or prices were written by SQL.
 */
const { values } = parseArgs({
  options: {
    parts: { type: 'string', default: '2000' },
    seed: { type: 'string', default: '1' },
    shelves: { type: 'boolean', default: false },
  },
});
const { DATABASE_URL: databaseUrl, DATA_DIR: data = '.data' } = process.env;
const dataDir = join(data, 'b2c');
// Started by a server (seedApart.ts), it must not outlive that and keep the folder.
const stop = () => process.exit(1);
process.once('disconnect', stop);
const database = await openDatabase(databaseUrl ? { databaseUrl } : { dataDir });
try {
  if (values.shelves) await refreshShelves(database.db, await allShelves(database.db));
  const options = { parts: Number(values.parts), seed: Number(values.seed) };
  const { seeded, parts, milliseconds } = await seedDatabase(database.pool, options);
  console.log(
    seeded ? `Seeded ${parts} parts in ${milliseconds} ms.` : `Already seeded with ${parts} parts.`,
  );
} finally {
  await database.close();
  process.off('disconnect', stop);
  if (process.connected) process.disconnect();
}
