// Records what the reference server answers to one shopper of each market, for fixtureIn() of @driveline/api/testing.
//   npm run record -w apps/b2c && npx prettier --write packages/api/src/testing/answers
// Vehicles get fictional names, lists are cut short, and the clock is held at the day that the stories speak of.
import { readFile, writeFile } from 'node:fs/promises';
import { localities } from '../conformance/localities.ts';
import { createB2c } from '../src/app.ts';
import { openDatabase } from '../src/db/database.ts';
import { createLog } from '../src/ops/log.ts';
import { heldClock } from '../src/clock/clock.ts';
import { demonstrationPassword, personEmail } from '../seed/people.ts';
import { seedDatabase } from '../seed/seedDatabase.ts';
import { testApp } from '../test/testApp.ts';
import { seedSampleOrders } from '../seed/orders/seedSamples.ts';
import { seedPeople } from '../seed/seedPeople.ts';
import { shopperOver } from '../conformance/client/shopper.ts';
import { attachCard, commitBody } from '../conformance/client/buyer.ts';
import { fictional, shortened, steadyIds } from './recorded.mjs';

const ROTORS = '/parts/brakes/brake-rotors';
const CALIPERS = '/parts/brakes/brake-calipers';
/** What most cars burn. */
const FUELS = { us: 'gasoline', mx: 'gasoline', br: 'flex' };
const SATURDAY_MORNING = '2026-11-21T15:05:00Z';

const clock = heldClock(SATURDAY_MORNING);
const database = await openDatabase({ memory: true });
await seedDatabase(database.pool);
await seedPeople(database.pool);
const b2c = createB2c({ database, log: createLog('silent'), clock, mailDir: '/dev/null' });
await b2c.ready;
await seedSampleOrders(testApp({ db: database.db, clock }).services);

for (const locality of localities) {
  const answers = await record(locality);
  await keep(locality.code, answers);
  console.log(`${locality.code}: ${Object.keys(answers).length} answers`);
}
await b2c.close();
await database.close();

/** Puts the answers of a market beside those of the others, by call. */
async function keep(code, answers) {
  for (const area of new Set(Object.keys(answers).map(areaOf))) {
    const file = new URL(`../../../packages/api/src/testing/answers/${area}.json`, import.meta.url);
    const kept = JSON.parse(await readFile(file, 'utf8'));
    for (const [id, answer] of Object.entries(answers)) if (areaOf(id) === area) kept[id][code] = answer;
    await writeFile(file, `${JSON.stringify(kept, undefined, 2)}\n`);
  }
}

function areaOf(id) {
  return id.split('.')[0];
}

function visitor(code) {
  return shopperOver(
    (request) => b2c.fetch(request, { clientAddress: '10.0.0.1' }),
    `http://${code}.localhost:3000`,
  );
}

/** A vehicle that rotors and a caliper with a deposit fit, best with some rotors that ask a question first. */
async function vehicleOf(code) {
  let best;
  for (const catalogVehicleId of await vehiclesWithCalipers(code)) {
    const shopper = visitor(code);
    const { vehicles } = await shopper.do('vehicles.add', { body: { catalogVehicleId } });
    const [vehicle] = vehicles;
    const shelf = await shopper.do('catalog.search', { query: { canonicalPath: ROTORS } });
    const fits = shelf.products.filter(({ fit }) => fit.state === 'FITS').length;
    const worth = Math.min(fits, 3) + (shelf.questionCount > 0 ? 2 : 0);
    if (!best || worth > best.worth) best = { worth, vehicle, catalogVehicleId };
    if (worth === 5) break;
  }
  return best;
}

/** One vehicle a model and generation, of those that calipers fit without a question. */
async function vehiclesWithCalipers(code) {
  const { rows } = await database.pool.query(
    `select distinct on (a.model_id, a.y0) v.id from application a
     join part_type t on t.id = a.part_type_id join vehicle v on v.model_id = a.model_id and v.year = a.y1
     join engine e on e.id = v.engine_id
     where a.market = $1 and t.code = 'brake-calipers' and a.qualifiers is null and e.fuel = $2
       and (a.engines is null or v.engine_id = any(a.engines))
     order by a.model_id, a.y0, v.id`,
    [code, FUELS[code]],
  );
  return rows.map(({ id }) => String(id));
}

async function record({ code, place, person, address }) {
  const { catalogVehicleId, vehicle } = await vehicleOf(code);
  const shopper = visitor(code);
  const kept = {};
  const keep = async (id, input) => (kept[id] = await shopper.do(id, input));
  await keep('vehicles.add', { body: { catalogVehicleId } });
  const near = await keep('stores.geosearch', { query: { location: place, limit: 3, radius: 500 } });
  const storeNumber = near.response.locations[0].id;
  await shopper.do('stores.setPreferred', { body: { storeNumber } });
  await keep('stores.detail', { params: { storeNumber } });
  await keep('catalog.category', { query: { canonicalPath: '/parts/brakes' } });
  const shelf = await keep('catalog.search', { query: { canonicalPath: ROTORS } });
  const calipers = await shopper.do('catalog.search', { query: { canonicalPath: CALIPERS } });
  const caliper = calipers.products.find(({ fit, corePrice }) => fit.state === 'FITS' && corePrice > 0);
  kept['catalog.search'] = { ...shelf, products: chosen(shelf.products) };
  await keep('catalog.product', { query: { itemIds: caliper.skuNumber } });
  await keep('catalog.skuDetails', { query: { skuNumbers: caliper.skuNumber } });
  await keep('catalog.relatedParts', { query: { skuNumber: caliper.skuNumber } });
  await keep('catalog.reviews', { query: { skuNumber: caliper.skuNumber } });
  await keep('deals.list', {});
  await keep('contact.topics', {});
  await fill(shopper, [...kept['catalog.search'].products, caliper], storeNumber);
  await shopper.do('checkout.setAddress', { body: { ...person, shippingAddress: address } });
  await keep('cart.detail', { query: { postalCode: address.postalCode } });
  await keep('shell.header', {});
  await keep('checkout.state', {});
  await keep('checkout.shipmentOptions', {});
  await keep('checkout.paymentOptions', {});
  const ready = await attachCard({ shopper, cart: kept['cart.detail'] });
  await shopper.do('checkout.commit', commitBody(ready, `recorded-${code}`));
  await keep('orders.confirmation', {});
  await later(shopper, kept, { products: shelf.products, storeNumber, person, address });
  const member = await account(code, kept);
  await pagesOfMember(member, kept);
  await pagesOfAll(shopper, kept, { catalogVehicleId, caliper, person });
  return shortened(steadyIds(fictional(kept, vehicle)));
}

/** Two that fit, one that asks, one that does not fit. */
function chosen(products) {
  const of = (state) => products.filter(({ fit }) => fit.state === state);
  return [...of('FITS').slice(0, 2), ...of('NEEDS_MORE_INFO').slice(0, 1), ...of('FITS').slice(2, 3)];
}

/** Something to pick up and something to send. */
async function fill(shopper, products, storeNumber) {
  const isAdded = { instore: 0, regular: 0 };
  for (const { skuNumber } of products) {
    const shipmentType = isAdded.instore <= isAdded.regular ? 'instore' : 'regular';
    for (const way of [shipmentType, shipmentType === 'instore' ? 'regular' : 'instore']) {
      const answer = await shopper.call('cart.addItem', {
        body: { skuNumber, quantity: way === 'instore' ? 2 : 1, storeNumber, shipmentType: way },
      });
      if (answer.status >= 300) continue;
      isAdded[way] += 1;
      break;
    }
    if (isAdded.instore > 0 && isAdded.regular > 0 && isAdded.instore + isAdded.regular > 2) return;
  }
}

/** An order that waits for its money, where the market knows that. */
async function later(shopper, kept, { products, storeNumber, person, address }) {
  const methods = kept['checkout.paymentOptions'].paymentOptions.map(({ paymentMethod }) => paymentMethod);
  const method = methods.find((it) => ['pix', 'oxxo'].includes(it));
  if (!method) return;
  await fill(shopper, products, storeNumber);
  await shopper.do('checkout.setAddress', { body: { ...person, shippingAddress: address } });
  const { order } = await shopper.do('checkout.addPayment', { body: { paymentMethod: method } });
  await shopper.do('checkout.commit', commitBody({ cart: order }, `later-${method}`));
  kept['orders.details'] = await shopper.do('orders.confirmation', {});
}

/** What the people of the demonstration have. */
async function account(code, kept) {
  const member = await signedIn(code, 'member');
  for (const id of ['account.current', 'vehicles.list', 'warranties.list'])
    kept[id] = await member.do(id, {});
  const history = await member.do('orders.history', { query: { maxResult: 5 } });
  kept['orders.history'] = { ...history, orders: history.orders.slice(0, 3) };
  const [vehicle] = kept['vehicles.list'].vehicles;
  const params = { vehicleId: vehicle.vehicleId };
  for (const id of ['garage.maintenance', 'garage.services']) kept[id] = await member.do(id, { params });
  const linked = await signedIn(code, 'linked');
  const { loyaltyAccount } = (kept['rewards.account'] = await linked.do('rewards.account', {}));
  const card = { rewardsCardNumber: loyaltyAccount.rewardsCardNumber };
  const query = { fromDate: '2026-01-01', toDate: '2026-11-21' };
  kept['rewards.activity'] = await linked.do('rewards.activity', { params: card, query });
  return member;
}

/** What stands behind the lists of an account. */
async function pagesOfMember(member, kept) {
  for (const id of ['account.addresses', 'account.preferences', 'orders.current'])
    kept[id] = await member.do(id, {});
  const [{ orderId }] = kept['orders.history'].orders.filter((it) => it.orderType === 'ONLINEORDER');
  kept['orders.detail'] = await member.do('orders.detail', { params: { orderId } });
  const [{ vehicleId }] = kept['vehicles.list'].vehicles;
  kept['vehicles.details'] = await member.do('vehicles.details', { params: { vehicleId } });
  const [{ warrantyId, items }] = kept['warranties.list'].warranties;
  kept['warranties.detail'] = await member.do('warranties.detail', { params: { warrantyId } });
  const params = { warrantyId, warrantyItemId: items[0].warrantyItemId };
  kept['warranties.item'] = await member.do('warranties.item', { params });
}

/** What everybody can open. */
async function pagesOfAll(shopper, kept, { catalogVehicleId, caliper, person }) {
  const brands = await shopper.do('catalog.brands', {});
  const { path } = brands.brands.find(({ name }) => name === caliper.brandName);
  kept['catalog.brands'] = { brands: brands.brands.filter((_, at) => at % 6 === 0) };
  const brandName = path.split('/').at(-1);
  kept['catalog.brand'] = await shopper.do('catalog.brand', { params: { brandName } });
  for (const id of ['deals.byCategory', 'stores.rebates']) kept[id] = await shopper.do(id, {});
  const query = { vehicleId: catalogVehicleId };
  const { guides } = await shopper.do('garage.repairGuide', { query });
  const guideId = guides[0].children[0].id;
  const guide = await shopper.do('garage.repairGuide', { query: { ...query, guideId } });
  kept['garage.repairGuide'] = { ...guide, guides: guide.guides.slice(0, 6) };
  const [{ topic }] = kept['contact.topics'].topics.filter(({ topic: it }) => it === 'rewards');
  const { email, firstName: name } = { ...person, ...person.contact };
  await shopper.do('chat.start', { body: { name, email: email ?? 'ana@example.com', topic, consent: true } });
  kept['chat.read'] = await shopper.do('chat.read', {});
}

async function signedIn(code, role) {
  const shopper = visitor(code);
  const body = { username: personEmail(code, role), password: demonstrationPassword };
  await shopper.do('identity.login', { body });
  return shopper;
}
