import { setTimeout as pause } from 'node:timers/promises';
import { removeFolder, temporaryFolder } from '../../scripts/lib/leftovers.mjs';
import { findNode } from '../../scripts/lib/node.mjs';
import { at } from '../../scripts/lib/paths.mjs';
import { attempt, commitBody, counted, inParallel, prepare, ready } from './buying.mjs';
import { faultProxy, faults } from './faultProxy.mjs';
import { contentService, echoService, mailService } from './remoteServices.mjs';
import { shopProcess } from './system.mjs';

const PAGES = ['/', '/searchresult?searchText=brake+pads', '/cart', '/trackOrder'];
const RENDERS = 120;
/** Tries from which a breaker learns that a service is away; fewer say nothing of it. */
const LEARNS = 3;
/** Slowest page of twenty, in milliseconds. */
const P95_MS = 2500;
/** Orders of each fault. */
const ORDERS = 30;
/** The outbox is looked at every minute. */
const DELIVERY_MS = 90_000;

/** A visitor's cookie keeps a page out of the cache, so that each is rendered. */
async function page(origin, path) {
  const headers = { accept: 'text/html', cookie: 'preferredStoreId=3021' };
  const began = performance.now();
  const answer = await attempt(() => fetch(`${origin}${path}`, { headers }));
  const text = answer.status ? await answer.text() : '';
  return { status: answer.status, ms: performance.now() - began, isWhole: text.includes('</html>') };
}

async function pages(origin) {
  const answers = await inParallel(Array(RENDERS).fill(0), 4, (_, index) =>
    page(origin, PAGES[index % PAGES.length]),
  );
  const times = answers.map(({ ms }) => ms).sort((a, b) => a - b);
  const p95 = Math.round(times[Math.floor(RENDERS * 0.95)]);
  const good = answers.filter(({ status, isWhole }) => status === 200 && isWhole).length;
  return { p95, good, holds: good === RENDERS && p95 < P95_MS };
}

const told = (name, found) => `${name} ${found.words}`;

/** The content system is away from the start, so that no answer of it is remembered. */
async function content(shop, proxy) {
  const CONTENTSTACK = {
    CONTENTSTACK_API_KEY: 'k',
    CONTENTSTACK_DELIVERY_TOKEN: 't',
    CONTENTSTACK_ENVIRONMENT: 'e',
    CONTENTSTACK_ORIGIN: `http://127.0.0.1:${proxy.port}`,
  };
  const firstTries = async (mode) => {
    proxy.set(mode);
    await shop.start(CONTENTSTACK);
    await page(shop.origin, '/');
    return proxy.tries();
  };
  const healthy = await firstTries('pass');
  await shop.end();
  const found = [];
  for (const mode of faults) {
    const first = await firstTries(mode);
    const { p95, good, holds } = await pages(shop.origin);
    const tries = proxy.tries();
    // Each page asks at least once.
    const share = tries / (RENDERS + 1);
    found.push({
      words: `${mode}: ${good} of ${RENDERS} pages 200, p95 ${p95} ms, ${first} tries for the first page (${healthy} when healthy), ${tries} in all`,
      // A service that is never asked proves nothing.
      holds: holds && healthy > 0 && first > 0 && first <= healthy && share < 0.3,
    });
    await shop.end();
  }
  return found;
}

/** Sessions and commits while the payment service is away; afterwards the same key finds its charge. */
async function payment(shop, proxy) {
  const found = [];
  const part = await shop.look((db) => prepare({ state: (work) => work(db) }, 500, 8));
  for (const mode of faults) {
    proxy.set('pass');
    await shop.start();
    const buyers = await inParallel(Array(12).fill(0), 4, () => ready(shop, part));
    const visitor = await ready(shop, part);
    proxy.set(mode);
    const bodies = buyers.map((buyer) => commitBody(buyer));
    const commit = (buyer, index) => attempt(() => buyer.shopper.call('checkout.commit', bodies[index]));
    const [{ p95, good, holds }, asked, first] = await Promise.all([
      pages(shop.origin),
      inParallel(Array(200).fill(0), 6, () =>
        attempt(() => visitor.shopper.call('checkout.paymentSession', { body: { returnUrl: '/checkout' } })),
      ),
      inParallel(buyers, 12, commit),
    ]);
    const tries = proxy.tries();
    proxy.set('pass');
    await pause(6000);
    let again = first;
    // A breaker that has just closed asks the shopper once more.
    for (let turn = 0; turn < 5 && again.some(({ status }) => status !== 200); turn++) {
      again = await inParallel(buyers, 4, (buyer, index) =>
        again[index].status === 200 ? again[index] : commit(buyer, index),
      );
      await pause(1500);
    }
    await shop.end();
    const carts = buyers.map(({ cart }) => cart.commerceId);
    const charges = await shop.look((db) =>
      db
        .selectFrom('payment')
        .innerJoin('sandbox_charge', 'sandbox_charge.idempotency_key', 'payment.id')
        .select('payment.cart_id')
        .where('payment.cart_id', 'in', carts)
        .where('sandbox_charge.status', 'in', ['authorized', 'captured'])
        .execute(),
    );
    const calls = asked.length + first.length;
    const statuses = [...asked, ...first].map(({ status }) => status);
    const ordered = again.filter(({ status }) => status === 200).length;
    found.push({
      words: `${mode}: ${good} of ${RENDERS} pages 200, p95 ${p95} ms, ${tries} tries for ${calls} calls (${JSON.stringify(counted(statuses))}), then ${ordered} of ${carts.length} ordered with ${charges.length} charges`,
      holds:
        holds &&
        tries > 0 &&
        tries / calls < 0.3 &&
        !statuses.includes(500) &&
        ordered === carts.length &&
        charges.length === carts.length,
    });
  }
  return found;
}

/** Orders while no mail leaves: the shopper waits for none, and none is lost. */
async function mail(shop, proxy, service) {
  const found = [];
  let before = 0;
  const env = { SMTP_URL: `smtp://127.0.0.1:${proxy.port}`, MAIL_FROM: 'shop@example.com' };
  const part = await shop.look((db) => prepare({ state: (work) => work(db) }, 500, 9));
  for (const [index, mode] of faults.entries()) {
    proxy.set(mode);
    await shop.start(env);
    const slow = [];
    const orders = await inParallel(Array(ORDERS).fill(0), 4, async () => {
      const buyer = await ready(shop, part);
      const began = performance.now();
      const answer = await attempt(() => buyer.shopper.call('checkout.commit', commitBody(buyer)));
      slow.push(performance.now() - began);
      return answer.status;
    });
    const { p95, good, holds } = await pages(shop.origin);
    await shop.end();
    const tries = proxy.tries();
    const rows = await shop.look((db) =>
      db.selectFrom('outbox').select(['attempts', 'done_at']).where('topic', '=', 'order-placed').execute(),
    );
    const waiting = rows.filter(({ done_at }) => done_at === null);
    const calls = rows.reduce((sum, { attempts }) => sum + attempts, 0);
    const placed = orders.filter((status) => status === 200).length;
    const slowest = Math.round(Math.max(...slow));
    found.push({
      words: `${mode}: ${placed} of ${ORDERS} orders, slowest ${slowest} ms, ${good} of ${RENDERS} pages 200, p95 ${p95} ms, ${tries} tries for ${calls - before} calls, ${waiting.length} mails wait`,
      holds:
        holds &&
        placed === ORDERS &&
        slowest < P95_MS &&
        tries > 0 &&
        (tries <= LEARNS || tries / (calls - before) < 0.3) &&
        waiting.length === ORDERS * (index + 1),
    });
    before = calls;
  }
  found.push(await delivered(shop, proxy, { env, service, mails: ORDERS * faults.length }));
  return found;
}

/** The mail service is back, and the wait of each mail is over: all of them arrive. */
async function delivered(shop, proxy, { env, service, mails }) {
  await shop.look((db) =>
    db
      .updateTable('outbox')
      .set({ available_at: new Date(0) })
      .where('done_at', 'is', null)
      .execute(),
  );
  proxy.set('pass');
  const before = service.taken();
  await shop.start(env);
  const until = Date.now() + DELIVERY_MS;
  while (service.taken() - before < mails && Date.now() < until) await pause(200);
  await shop.end();
  const taken = service.taken() - before;
  const waiting = await shop.look((db) =>
    db
      .selectFrom('outbox')
      .select('id')
      .where('topic', '=', 'order-placed')
      .where('done_at', 'is', null)
      .execute(),
  );
  return {
    words: `back: ${taken} of ${mails} mails taken, ${waiting.length} wait`,
    holds: taken >= mails && waiting.length === 0,
  };
}

const services = {
  content: { protocol: 'http', open: contentService, run: content },
  payment: { protocol: 'http', open: echoService, run: payment },
  mail: { protocol: 'smtp', open: mailService, run: mail },
};

/** A service that hangs, resets, answers 503 or garbage: pages stay whole and quick, and it is left alone. */
export const dependency = (name) => async () => {
  const { protocol, open, run } = services[name];
  const folder = temporaryFolder('faults');
  const service = await open();
  const proxy = await faultProxy(protocol, service.port);
  const program = [findNode(), '--conditions=@driveline/source', at('e2e', 'chaos', 'faultyShop.mjs')];
  const seeding = await shopProcess({ folder });
  await seeding.start();
  await seeding.end();
  const shop = await shopProcess({
    folder,
    ...(name === 'payment' && { program, env: { PAYMENT_VIA: `http://127.0.0.1:${proxy.port}` } }),
  });
  try {
    const found = await run(shop, proxy, service);
    return {
      figure: found.map((each) => told(name, each)).join('; '),
      holds: found.every(({ holds }) => holds),
    };
  } finally {
    await shop.end().catch(() => undefined);
    proxy.close();
    removeFolder(folder);
  }
};
