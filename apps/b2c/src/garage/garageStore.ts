import { sql, type Selectable } from 'kysely';
import type { DB } from '../db/schema.ts';
import { withTx, type Executor } from '../db/tx.ts';
import type { CallContext } from '../http/route.ts';
import type { SessionVehicle } from '../ports/session.ts';

/** A saved vehicle as the database holds it. */
export type SavedVehicle = Selectable<DB['customer_vehicle']>;

/** The preferred one first, then the newest. */
export const savedVehicles = (db: Executor, customerId: string): Promise<SavedVehicle[]> =>
  db
    .selectFrom('customer_vehicle')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('is_preferred', 'desc')
    .orderBy('added_at', 'desc')
    .orderBy('vehicle_id')
    .execute();

/** @param vehicleId as the wire names it; anything that is not in this garage answers undefined */
export async function savedVehicle(
  db: Executor,
  customerId: string,
  vehicleId: string,
): Promise<SavedVehicle | undefined> {
  if (!/^\d{1,9}$/.test(vehicleId)) return undefined;
  return db
    .selectFrom('customer_vehicle')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('vehicle_id', '=', Number(vehicleId))
    .executeTakeFirst();
}

export async function countVehicles(db: Executor, customerId: string): Promise<number> {
  const { count } = await db
    .selectFrom('customer_vehicle')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Writes a vehicle unless it is there; what is noted of one that is stays, and its VIN adds what it tells. */
export async function insertVehicle(
  tx: Executor,
  now: Date,
  market: string,
  customerId: string,
  { source, map }: SessionVehicle,
): Promise<void> {
  await tx
    .insertInto('customer_vehicle')
    .values({
      customer_id: customerId,
      vehicle_id: Number(map.catalogVehicleId),
      market,
      source,
      answers: JSON.stringify(map.acesVehicleAttributes.vehicleQuestionsIds),
      drive: map.driveType || null,
      added_at: now,
      updated_at: now,
    })
    .onConflict((clash) =>
      source === 'vin'
        ? clash.columns(['customer_id', 'vehicle_id']).doUpdateSet({
            source,
            drive: sql`excluded.drive`,
            // The drive of the VIN before goes, an answer stays unless this VIN knows better.
            answers: sql`case when customer_vehicle.answers ->> 'drive' = customer_vehicle.drive
                then customer_vehicle.answers - 'drive' else customer_vehicle.answers end
              || jsonb_strip_nulls(jsonb_build_object('drive', excluded.drive))`,
          })
        : clash.doNothing(),
    )
    .execute();
}

/** Makes one vehicle the preferred one, or none. */
export async function preferVehicle(
  tx: Executor,
  customerId: string,
  vehicleId: number | null,
): Promise<void> {
  // Two statements, since an index allows one preferred vehicle at any moment.
  await tx
    .updateTable('customer_vehicle')
    .set({ is_preferred: false })
    .where('customer_id', '=', customerId)
    .where('is_preferred', '=', true)
    .execute();
  if (vehicleId === null) return;
  await tx
    .updateTable('customer_vehicle')
    .set({ is_preferred: true })
    .where('customer_id', '=', customerId)
    .where('vehicle_id', '=', vehicleId)
    .execute();
}

/** Holds the garage of an account until the transaction ends, so that its limit holds too. */
export async function lockGarage(tx: Executor, customerId: string): Promise<void> {
  await tx.selectFrom('customer').select('id').where('id', '=', customerId).forUpdate().execute();
}

/** What the shopper has said of a saved vehicle (PLUS-003). */
export async function keepAnswers(
  db: Executor,
  customerId: string,
  vehicleId: string,
  answers: Readonly<Record<string, string>>,
): Promise<void> {
  await db
    .updateTable('customer_vehicle')
    .set({ answers: JSON.stringify(answers) })
    .where('customer_id', '=', customerId)
    .where('vehicle_id', '=', Number(vehicleId))
    .execute();
}

/**
 * Tells the lines of the session's cart what is known of their vehicle now, as a bundle of parts that fit takes money
 * off: the cart costs the same on another device, and where a wallet comes back without a cookie.
 */
export async function answerLines({ db, session }: CallContext, vehicle: SessionVehicle): Promise<void> {
  const cartId = session.state?.cartId;
  if (!cartId) return;
  await withTx(db, async (tx) => {
    const cart = await tx
      .selectFrom('cart')
      .select('id')
      .where('id', '=', cartId)
      .where('status', '=', 'OPEN')
      .forUpdate()
      .executeTakeFirst();
    if (!cart) return;
    await tx
      .updateTable('cart_item')
      .set({ vehicle: JSON.stringify(vehicle) })
      .where('cart_id', '=', cart.id)
      .where(sql`vehicle->'map'->>'catalogVehicleId'`, '=', vehicle.map.catalogVehicleId)
      .execute();
  });
}
