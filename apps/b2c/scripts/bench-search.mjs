#!/usr/bin/env node
// p50 and p95 in milliseconds of what a shopper's search costs, on the embedded database: the look-ups bare, and
// through the routes of the server. In memory, or in a folder that keeps the seeded catalogue for the next run.
// Usage: node --conditions=@driveline/source scripts/bench-search.mjs [parts] [folder]
import { createB2c } from '../src/app.ts';
import { taxonomyOf } from '../src/catalog/taxonomy.ts';
import { openDatabase } from '../src/db/database.ts';
import { listedParts } from '../src/catalog/listedParts.ts';
import { databaseSearch } from '../src/search/searchPort.ts';
import { seedDatabase } from '../src/seed/seedDatabase.ts';
import { toFitVehicle, vehicleColumns, vehicleTables } from '../src/vehicles/vehicleRow.ts';

const parts = Number(process.argv[2] ?? 2000);
const market = 'us';
const folder = process.argv[3];
const database = await openDatabase(folder ? { dataDir: folder } : { memory: true });
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
    return listedParts(
      db,
      market,
      hits.map(({ partId }) => partId),
    );
  },
};

const server = createB2c({ database, isProduction: true, mailDir: '/dev/null' });
await server.ready;
const get = async (path) => {
  const answer = await server.fetch(new Request(`http://us.localhost${path}`));
  if (!answer.ok) throw new Error(`${answer.status} for ${path}: ${await answer.text()}`);
  return answer.text();
};
const vehicleIds = rows.map(({ id }) => id);
// Types whose shelves are full at every size of the catalogue, so that sizes are compared and not empty pages.
const full = types.filter(({ code }) =>
  ['brake-pads', 'brake-rotors', 'oil-filters', 'spark-plugs'].includes(code),
);
Object.assign(cases, {
  'GET suggestions': (i) =>
    get(
      `/external/product-discovery/autocomplete/v1/suggestions?searchTerm=${encodeURIComponent(at(texts, i))}`,
    ),
  'GET searchresult of a text': (i) =>
    get(`/ecomm/b2c/v1/searchresult?searchText=${encodeURIComponent(at(texts, i))}`),
  'GET searchresult of a shelf': (i) => get(`/ecomm/b2c/v1/searchresult?canonicalPath=${at(full, i).path}`),
  'GET searchresult of a shelf and vehicle': (i) =>
    get(`/ecomm/b2c/v1/searchresult?canonicalPath=${at(full, i).path}&vehicleId=${at(vehicleIds, i)}`),
});

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
await server.close();
await database.close();
console.log(JSON.stringify(row));
