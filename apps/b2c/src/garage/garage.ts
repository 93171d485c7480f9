import { sql } from 'kysely';
import type { Market } from '@driveline/markets';
import { vehicleById } from '../vehicles/vehicleById.ts';
import { withTx, type Executor } from '../db/tx.ts';
import { B2cError } from '../http/errors.ts';
import type { SessionVehicle } from '../ports/session.ts';
import { toVehicleMap } from '../vehicles/vehicleMap.ts';
import {
  countVehicles,
  insertVehicle,
  lockGarage,
  preferVehicle,
  savedVehicle,
  savedVehicles,
  type SavedVehicle,
} from './garageStore.ts';

/** Vehicles that an account may keep (API-094). */
export const vehicleLimit = 10;

export interface GarageSetting {
  readonly db: Executor;
  readonly market: Market;
  readonly now: Date;
  readonly customerId: string;
}

/** Every saved vehicle as the wire names it, the preferred one first. One that left the catalogue is not shown. */
export async function garageOf({ db, market, customerId }: GarageSetting): Promise<SessionVehicle[]> {
  const saved = await savedVehicles(db, customerId);
  const vehicles: SessionVehicle[] = [];
  for (const row of saved) {
    const vehicle = await toSessionVehicle(db, market, row, saved.length);
    if (vehicle) vehicles.push(vehicle);
  }
  return vehicles;
}

export async function toSessionVehicle(
  db: Executor,
  market: Market,
  row: SavedVehicle,
  vehicleCount: number,
): Promise<SessionVehicle | undefined> {
  const known = await vehicleById(db, market.code, String(row.vehicle_id));
  if (!known) return undefined;
  const map = toVehicleMap(market, { ...known, drive: known.drive ?? row.drive }, row.answers);
  return { source: row.source, map: { ...map, vehicleCount } };
}

/**
 * Saves a vehicle of the catalogue; one that is there stays as it is, but for what its VIN tells. The first one is preferred by itself.
 * @throws B2cError error_vehicle_limit (422)
 */
export async function addVehicle(
  { db, market, now, customerId }: GarageSetting,
  vehicle: SessionVehicle,
  options: { readonly isPreferred: boolean },
): Promise<void> {
  const id = Number(vehicle.map.catalogVehicleId);
  await withTx(db, async (tx) => {
    await lockGarage(tx, customerId);
    const isThere = await savedVehicle(tx, customerId, String(id));
    const count = await countVehicles(tx, customerId);
    if (!isThere && count >= vehicleLimit) {
      throw new B2cError('error_vehicle_limit', { params: { limit: vehicleLimit } });
    }
    await insertVehicle(tx, now, market.code, customerId, vehicle);
    if (options.isPreferred || count === 0) await preferVehicle(tx, customerId, id);
  });
}

/**
 * Removes a vehicle and what was noted of it; every session of the account that shops for it forgets it.
 * @throws B2cError error_vehicle_unknown
 */
export async function removeVehicle({ db, customerId }: GarageSetting, vehicleId: string): Promise<void> {
  await withTx(db, async (tx) => {
    await lockGarage(tx, customerId);
    const row = await savedVehicle(tx, customerId, vehicleId);
    if (!row) throw new B2cError('error_vehicle_unknown');
    await tx
      .deleteFrom('customer_vehicle')
      .where('customer_id', '=', customerId)
      .where('vehicle_id', '=', row.vehicle_id)
      .execute();
    await tx
      .updateTable('session')
      .set({ vehicle: null })
      .where('customer_id', '=', customerId)
      .where(sql<string>`vehicle #>> '{map,catalogVehicleId}'`, '=', vehicleId)
      .execute();
  });
}
