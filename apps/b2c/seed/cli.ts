// `npm run seed`: fills a database with the demonstration catalogue: that of DATABASE_URL, or the folder `b2c` of DATA_DIR (`.data`).
//   npm run seed -- --parts 5000 --seed 1    how many parts, and another catalogue of the same size
//   npm run seed -- --shelves                derives the shelves again, after parts or prices were written by SQL
//   npm run seed -- --demonstration          also adds the people and orders that a server adds when it starts
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openDatabase } from '../src/db/database.ts';
import { catalogFit } from '../src/fitment/catalogFit.ts';
import { systemClock } from '../src/clock/clock.ts';
import { seedSampleOrders } from './orders/seedSamples.ts';
import { shippedMarkets } from '../src/markets/shipped.ts';
import { termsTax } from '../src/pricing/tax.ts';
import { allShelves, refreshShelves } from '../src/search/refreshShelf.ts';
import { defaultParts, seedDatabase } from './seedDatabase.ts';
import { seedPeople } from './seedPeople.ts';

const { values } = parseArgs({
  options: {
    parts: { type: 'string', default: String(defaultParts) },
    seed: { type: 'string', default: '1' },
    shelves: { type: 'boolean', default: false },
    demonstration: { type: 'boolean', default: false },
  },
});
const { DATABASE_URL: databaseUrl, DATA_DIR: data = '.data' } = process.env;
const dataDir = join(data, 'b2c');
// Started by a server (seedInChildProcess.ts), it must not outlive that and keep the folder.
const stop = () => process.exit(1);
process.once('disconnect', stop);
const database = await openDatabase(databaseUrl ? { databaseUrl } : { dataDir });
try {
  if (values.shelves) await refreshShelves(database.db, await allShelves(database.db));
  const vacuums = database.kind === 'embedded';
  const options = { parts: Number(values.parts), seed: Number(values.seed), vacuums };
  const { seeded, parts, milliseconds } = await seedDatabase(database.pool, options);
  if (values.demonstration) {
    await seedPeople(database.pool);
    await seedSampleOrders({
      db: database.db,
      clock: systemClock,
      fit: catalogFit,
      tax: termsTax(shippedMarkets),
      markets: shippedMarkets,
    });
  }
  console.log(
    seeded ? `Seeded ${parts} parts in ${milliseconds} ms.` : `Already seeded with ${parts} parts.`,
  );
} finally {
  await database.close();
  process.off('disconnect', stop);
  if (process.connected) process.disconnect();
}
