#!/usr/bin/env node
// p50, p95 and CPU in milliseconds of what a shopper's calls cost the server, without the network: reads, a cart
// write, an order. On an embedded database in a folder or on PostgreSQL; a seeded one is used again.
// Usage: node --conditions=@driveline/source scripts/bench-routes.mjs --parts 2000 (--folder DIR | --url postgres://…)
import { parseArgs } from 'node:util';
import pg from 'pg';
import { createB2c } from '../src/app.ts';
import { taxonomyOf } from '../src/catalog/taxonomy.ts';
import { openDatabase } from '../src/db/database.ts';
import { createLog } from '../src/ops/log.ts';
import { seedDatabase } from '../seed/seedDatabase.ts';
import { commitBody, readyBuyer } from '../conformance/client/buyer.ts';
import { stockedPart } from '../seed/stockedPart.ts';
import { shopperOver } from '../conformance/client/shopper.ts';

const { values } = parseArgs({
  options: { parts: { type: 'string' }, folder: { type: 'string' }, url: { type: 'string' } },
});
const parts = Number(values.parts ?? 2000);
const residentMb = () => Math.round(process.memoryUsage.rss() / 1024 / 1024);

async function open() {
  const start = performance.now();
  const database = await openDatabase(values.url ? { databaseUrl: values.url } : { dataDir: values.folder });
  return { database, milliseconds: Math.round(performance.now() - start) };
}

/** A server does this to a fresh catalogue within minutes, and calls would be measured beside it. */
async function vacuumAll() {
  // The pool of the shop ends statements that take this long.
  const client = new pg.Client({ connectionString: values.url });
  await client.connect();
  await client.query('vacuum (analyze)');
  await client.end();
}

// An empty folder is made into a database first, which happens once: what a start costs is the second opening.
const empty = await open();
const { seeded, milliseconds } = await seedDatabase(empty.database.pool, { parts, vacuums: !values.url });
await empty.database.close();
if (seeded && values.url) await vacuumAll();
const { database, milliseconds: openMs } = await open();
// No log: mails have nowhere to go, and the last line of this process is its result.
const server = createB2c({
  database,
  isProduction: true,
  mailDir: '/dev/null',
  log: createLog('silent'),
  limiter: { take: () => Promise.resolve(0) },
});
await server.ready;
const row = { 'seed s': seeded ? Math.round(milliseconds / 1000) : null, 'open ms': openMs };

const { db, pool } = database;
const shop = {
  database,
  shopper: () =>
    shopperOver((request) => server.fetch(request, { clientAddress: '10.0.0.1' }), 'http://us.localhost'),
};
const at = (list, i) => list[(i * 7919) % list.length];
const PAGE = 24;
const { types } = await taxonomyOf(db);
const specific = types.filter(({ vehicleSpecific }) => vehicleSpecific);
// Types whose shelves are full at every size, so that sizes are compared and not empty pages.
const full = types.filter(({ code }) =>
  ['brake-pads', 'brake-rotors', 'oil-filters', 'spark-plugs'].includes(code),
);
const ids = async (sql) => (await pool.query(sql)).rows.map(({ id }) => id);
const vehicles = await ids(
  "select v.id from vehicle v join model m on m.id = v.model_id where v.market = 'us' and m.popularity > 800 order by md5(v.id::text) limit 400",
);
const { rows: products } = await pool.query(
  "select p.url from part p join price r on r.part_id = p.id and r.market = 'us' where p.id % (select greatest(count(*) / 400, 1) from part)::int = 0 limit 400",
);
const texts = ['bra', 'brake p', 'oil fil', 'wiper', 'spark', 'alternator', '5w30', 'front rotor', 'breake'];
const stores = await ids(
  "select number as id from store where market = 'us' and kind = 'store' and bopus_enabled order by store.id limit 8",
);

const visitor = shop.shopper();
const near = await Promise.all(
  stores.map(async (storeNumber) => {
    const shopper = shop.shopper();
    await shopper.do('stores.setPreferred', { body: { storeNumber } });
    return shopper;
  }),
);
const search = (query, shopper = visitor) => shopper.do('catalog.search', { query });
const pathOf = (i) => at(full, i).path;

/** Of these questions the first so many whose answer fills a page: sizes of the catalogue are compared, not of pages. */
async function filling(queries, count) {
  const found = [];
  for (const query of queries) {
    if (found.length < count && (await search(query)).products.length === PAGE) found.push(query);
  }
  if (found.length < count / 4) throw new Error(`Only ${found.length} shelves fill a page.`);
  return found;
}
const eachVehicle = (paths) =>
  vehicles.map((vehicleId, i) => ({ canonicalPath: paths[i % paths.length], vehicleId }));
// Of 2,000 parts no car takes 24 of one type.
const partsOfVehicle = await filling(eachVehicle(['/parts']), 60);
const categoriesOfVehicle = await filling(
  eachVehicle(['/fluids-and-chemicals', '/fluids-and-chemicals/brake-and-steering']),
  60,
);
/** Rated well, and of every brand but the last. */
const filtered = await filling(
  await Promise.all(
    full.map(async ({ path }) => {
      const { filters } = await search({ canonicalPath: path });
      const brands = filters.find(({ id }) => id === 'brand').values.slice(0, -1);
      return {
        canonicalPath: path,
        filters: ['rating:3.5', ...brands.map(({ value }) => `brand:${value}`)].join(','),
      };
    }),
  ),
  full.length,
);

/** Reads that a page is made of. */
const reads = {
  suggest: (i) => visitor.do('catalog.suggestions', { query: { searchTerm: at(texts, i) } }),
  shelf: (i) => search({ canonicalPath: pathOf(i) }),
  'parts of a vehicle': (i) => search(at(partsOfVehicle, i)),
  'filtered shelf': (i) => search(at(filtered, i)),
  'shelf near a store': (i) => search({ canonicalPath: pathOf(i) }, at(near, i)),
  'category of a vehicle': (i) => search(at(categoriesOfVehicle, i)),
  product: (i) => visitor.do('catalog.product', { query: { productDetailsPageUrl: at(products, i).url } }),
};

async function timed(run, warm, count) {
  for (let i = 0; i < warm; i++) await run(i);
  const times = [];
  const cpuBefore = process.cpuUsage();
  for (let i = 0; i < count; i++) {
    const start = performance.now();
    await run(i);
    times.push(performance.now() - start);
  }
  const { user, system } = process.cpuUsage(cpuBefore);
  times.sort((a, b) => a - b);
  const quantile = (part) => Number(times[Math.min(count - 1, Math.floor(count * part))].toFixed(2));
  return {
    p50: quantile(0.5),
    p95: quantile(0.95),
    most: quantile(1),
    cpu: Number(((user + system) / 1000 / count).toFixed(2)),
  };
}
const put = (name, { p50, p95, cpu }) => Object.assign(row, { [name]: [p50, p95, cpu] });

// What nobody has looked at for a while: each type once, in a process that remembers none.
const first = await timed(
  (i) => search({ canonicalPath: specific[i % specific.length].path }),
  0,
  Math.min(40, specific.length),
);
put('first look at a type', { ...first, p95: first.most });
const firstNear = await timed(
  (i) => search({ canonicalPath: specific[i % specific.length].path }, near[0]),
  0,
  40,
);
put('first look near a store', { ...firstNear, p95: firstNear.most });
for (const [name, run] of Object.entries(reads)) put(name, await timed(run, 100, 500));

const part = await stockedPart(shop, { onHand: 100_000 });
const buyer = shop.shopper();
await buyer.do('stores.setPreferred', { body: { storeNumber: part.storeNumber } });
await buyer.do('cart.addItem', { body: { skuNumber: part.sku, quantity: 1, shipmentType: 'instore' } });
const cart = await buyer.do('cart.detail');
const { commerceItemId } = cart.orders[0].shipmentInfoList[0].lineItemList[0];
const change = (i) =>
  buyer.do('cart.updateItem', { params: { commerceItemId }, body: { quantity: 1 + (i % 9) } });
put('cart write', await timed(change, 30, 200));
const ready = [];
for (let i = 0; i < 130; i++) ready.push(await readyBuyer(shop, part));
put(
  'commit',
  await timed(
    () => {
      const next = ready.pop();
      return next.shopper.do('checkout.commit', commitBody(next));
    },
    20,
    100,
  ),
);

row['resident MB'] = residentMb();
await server.close();
await database.close();
console.log(JSON.stringify(row));
