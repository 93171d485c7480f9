import type pg from 'pg';
import type { ServerMarket } from '../src/markets/serverMarket.ts';
import { insertGarage } from './insertGarage.ts';
import { insertRewards } from './insertRewards.ts';

const markerKey = 'accounts';

/** What people of the demonstration have, once: a database that was seeded before gets it at its next start. */
export async function insertAccounts(
  client: pg.PoolClient,
  markets: readonly ServerMarket[],
  now: Date,
): Promise<void> {
  const { rowCount } = await client.query(
    'insert into seed_marker (key, version, detail) values ($1, $2, $3) on conflict do nothing',
    [markerKey, '1', '{}'],
  );
  if (rowCount === 0) return;
  await insertRewards(client, markets, now);
  await insertGarage(client, markets, now);
}
