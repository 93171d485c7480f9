import type pg from 'pg';
import { liftLimits } from '../src/db/timeLimits.ts';
import type { ServerMarket } from '../src/markets/serverMarket.ts';
import { shippedMarkets } from '../src/markets/shipped.ts';
import { hashPassword } from '../src/identity/password.ts';
import { demonstrationPassword, demonstrationPeople, personEmail, personId } from './people.ts';

const markerKey = 'people';
const version = '1';

/**
 * Puts the demonstration people in, once. Their password is public: leave them out where real people are
 * (`seedPeople: false`, `SEED_PEOPLE=false`).
 */
export async function seedPeople(
  pool: pg.Pool,
  markets: readonly ServerMarket[] = shippedMarkets.markets,
): Promise<boolean> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(liftLimits);
    await client.query('select id from schema_lock where id = 1 for update');
    const marker = await client.query('select 1 from seed_marker where key = $1', [markerKey]);
    if (marker.rowCount === 0) {
      // Only here: it is as slow as it is meant to be, a tenth of a later start.
      const hash = await hashPassword(demonstrationPassword, Buffer.from('driveline-people'));
      for (const market of markets) await insertPeople(client, market, hash);
      await client.query('insert into seed_marker (key, version, detail) values ($1, $2, $3)', [
        markerKey,
        version,
        '{}',
      ]);
    }
    await client.query('commit');
    return marker.rowCount === 0;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

async function insertPeople(client: pg.PoolClient, served: ServerMarket, hash: string): Promise<void> {
  const { seed } = served.terms;
  if (seed === 'none') return;
  const market = served.code;
  const { firstName, lastName, phoneNumber } = seed.person;
  for (const { role, userType, receivesPromotions, isTwoStep = false } of demonstrationPeople) {
    const id = personId(market, role);
    await client.query(
      `insert into customer (id, market, email, username, first_name, last_name, phone, user_type,
         password_hash, two_step, receive_promotions, terms_accepted_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, now())
       on conflict do nothing`,
      [
        id,
        market,
        personEmail(market, role),
        role,
        firstName,
        lastName,
        phoneNumber,
        userType,
        hash,
        isTwoStep,
        receivesPromotions,
      ],
    );
    if (!receivesPromotions) {
      await client.query(
        `insert into loyalty_alert (customer_id, alert_type, market, status, at)
         values ($1, 'OP', $2, 'PROMPT', now()) on conflict do nothing`,
        [id, market],
      );
    }
  }
}
