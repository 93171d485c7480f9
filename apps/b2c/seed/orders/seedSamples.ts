import type { ServerMarket } from '../../src/markets/serverMarket.ts';
import { withTx } from '../../src/db/tx.ts';
import type { Services } from '../../src/http/services.ts';
import { buildSample, type BuiltOrder } from './buildSample.ts';
import { coverSample } from './coverSample.ts';
import { insertSample, type SampleOwner } from './insertSample.ts';
import { sampleSetting, type SampleSetting } from './sampleGoods.ts';
import { laterMethodOf } from './insertSamplePayment.ts';
import { samplesByPerson, type SampleOrder } from './sampleOrders.ts';

const markerKey = 'sample-orders';

export type SampleServices = Pick<Services, 'db' | 'clock' | 'fit' | 'tax' | 'markets'>;

/**
 * Orders in every status for the people of the demonstration, once per database. The same every time but for
 * their dates, which count back from now, so that they look alive.
 * @returns how many were written; 0 when they are there already
 */
export async function seedSampleOrders(services: SampleServices): Promise<number> {
  const { db, markets } = services;
  const marked = await db
    .selectFrom('seed_marker')
    .select('key')
    .where('key', '=', markerKey)
    .executeTakeFirst();
  if (marked) return 0;
  const built: Built[] = [];
  for (const market of markets.markets) built.push(...(await buildMarket(services, market)));
  return withTx(db, async (tx) => {
    // Of two first starts one writes them.
    const first = await tx
      .insertInto('seed_marker')
      .values({ key: markerKey, version: '1', detail: JSON.stringify({ orders: built.length }) })
      .onConflict((clash) => clash.column('key').doNothing())
      .returning('key')
      .executeTakeFirst();
    if (!first) return 0;
    for (const { owner, order, parent } of built) {
      const id = await insertSample(tx, owner, order, parent);
      await coverSample(tx, owner.market, order, id);
    }
    return built.length;
  });
}

interface Built {
  readonly owner: SampleOwner;
  readonly order: BuiltOrder;
  readonly parent: string | null;
}

async function buildMarket(services: SampleServices, market: ServerMarket): Promise<Built[]> {
  const setting = await sampleSetting(services, market);
  if (!setting) return [];
  const built: Built[] = [];
  const known = (sample: SampleOrder) => sample.payIn === undefined || laterMethodOf(market) !== undefined;
  for (const [person, all] of Object.entries(samplesByPerson)) {
    const owner = { market, person, setting };
    const orders: BuiltOrder[] = [];
    // Where everything is paid at once nothing waits for its money.
    const samples = all.filter(known);
    for (const [index, sample] of samples.entries()) {
      const parent = orders.find((order) => order.sample.name === sample.returnOf);
      const order = await buildSample(
        {
          market,
          setting: parent ? onlyOf(setting, parent) : setting,
          tax: services.tax,
          now: services.clock.now(),
        },
        sample,
        index,
      );
      orders.push(order);
      const parentId = parent ? `sample-${market.code}-${person}-${parent.sample.name}` : null;
      built.push({ owner, order, parent: parentId });
    }
  }
  return built;
}

/** A return brings back what was bought. */
function onlyOf(setting: SampleSetting, parent: BuiltOrder): SampleSetting {
  const [first] = parent.shipments[0]?.lines ?? [];
  return first ? { ...setting, goods: [first], cores: [first] } : setting;
}
