#!/usr/bin/env node
// p50 and p95 in milliseconds of what a shopper's search costs, on the embedded database in memory.
// Usage: node --conditions=@driveline/source scripts/bench-search.mjs [parts]
import { taxonomyOf } from '../src/catalog/taxonomy.ts';
import { openDatabase } from '../src/db/database.ts';
import { readPartsById } from '../src/catalog/readParts.ts';
import { databaseSearch } from '../src/search/searchPort.ts';
import { seedDatabase } from '../src/seed/seedDatabase.ts';
import { toFitVehicle, vehicleColumns, vehicleTables } from '../src/vehicles/vehicleRow.ts';

const parts = Number(process.argv[2] ?? 2000);
const market = 'us';
const database = await openDatabase({ memory: true });
const { milliseconds } = await seedDatabase(database.pool, { parts });
const { db, pool } = database;
const { types } = await taxonomyOf(db);
const specific = types.filter(({ vehicleSpecific }) => vehicleSpecific);
const { rows } = await pool.query(
  `select ${vehicleColumns} from ${vehicleTables} where v.market = $1 and m.popularity > 800 order by v.id limit 400`,
  [market],
);
const vehicles = rows.map((row) => toFitVehicle(row, 'vehicle'));
const at = (list, i) => list[(i * 7919) % list.length];
const shelf = (i, more) => databaseSearch.shelf(db, { market, typeIds: [at(specific, i).id], ...more });
const texts = ['bra', 'brake p', 'oil fil', 'wiper', 'spark', 'alternator', '5w30', 'front rotor', 'breake'];

const cases = {
  suggest: (i) => databaseSearch.suggest(db, { market, text: at(texts, i), vehicle: null, answers: {} }),
  'shelf of a vehicle': (i) => shelf(i, { vehicle: at(vehicles, i) }),
  'shelf without a vehicle': (i) => shelf(i, {}),
  'shelf with two filters': (i) => shelf(i, { filters: { position: ['front'], rating: ['4'] } }),
  'category of a vehicle': (i) =>
    databaseSearch.shelf(db, {
      market,
      typeIds: types.filter(({ path }) => path.startsWith('/parts/brakes/')).map(({ id }) => id),
      vehicle: at(vehicles, i),
    }),
  'shelf and its 24 rows': async (i) => {
    const { hits } = await shelf(i, {});
    return readPartsById(
      db,
      market,
      hits.map(({ partId }) => partId),
    );
  },
};

const row = { 'seed ms': milliseconds };
for (const [name, run] of Object.entries(cases)) {
  for (let i = 0; i < 120; i++) await run(i);
  const times = [];
  for (let i = 0; i < 600; i++) {
    const startedAt = performance.now();
    await run(i);
    times.push(performance.now() - startedAt);
  }
  times.sort((a, b) => a - b);
  row[`${name} p50`] = Number(times[300].toFixed(2));
  row[`${name} p95`] = Number(times[570].toFixed(2));
}
await database.close();
console.log(JSON.stringify(row));
