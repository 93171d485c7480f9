import type { Executor } from '../db/tx.ts';

/** What moves a vehicle of the catalogue: gasoline, flex, diesel, electric …; undefined when it is not there. */
export async function fuelOf(db: Executor, vehicleId: number, market: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('vehicle')
    .innerJoin('engine', 'engine.id', 'vehicle.engine_id')
    .select('engine.fuel')
    .where('vehicle.id', '=', vehicleId)
    .where('vehicle.market', '=', market)
    .executeTakeFirst();
  return row?.fuel;
}
