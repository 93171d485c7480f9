import type { Shop } from './shop.ts';

/** Ids of vehicles of the catalogue, by what moves them. */
export async function catalogVehicles(
  { database }: Shop,
  count: number,
  { market = 'us', fuel = 'gasoline' } = {},
): Promise<string[]> {
  const rows = await database.db
    .selectFrom('vehicle')
    .innerJoin('engine', 'engine.id', 'vehicle.engine_id')
    .select('vehicle.id')
    .where('vehicle.market', '=', market)
    .where('engine.fuel', '=', fuel)
    .orderBy('vehicle.id')
    .limit(count)
    .execute();
  return rows.map(({ id }) => String(id));
}
