import type { Market } from '@driveline/markets';
import type { Executor } from '../db/tx.ts';
import type { SessionVehicle } from '../ports/session.ts';
import { toSessionVehicle, vehicleLimit } from './garage.ts';
import {
  countVehicles,
  insertVehicle,
  keepAnswers,
  lockGarage,
  preferVehicle,
  savedVehicle,
  savedVehicles,
} from './garageStore.ts';

/**
 * Joins a guest's vehicle into the garage at sign-in, inside the caller's transaction. What the guest shops for now
 * becomes the preferred vehicle, and what was answered about it just now wins; a guest without a vehicle gets the
 * garage's preferred one. A full garage stays as it is, and the session keeps its vehicle.
 * @returns what the session's vehicle is to be
 */
export async function mergeGuestVehicles(
  tx: Executor,
  now: Date,
  given: {
    readonly market: Market;
    readonly customerId: string;
    readonly vehicle: SessionVehicle | null;
  },
): Promise<SessionVehicle | null> {
  const { market, customerId, vehicle } = given;
  await lockGarage(tx, customerId);
  const id = vehicle?.map.catalogVehicleId;
  if (vehicle && id) {
    const isThere = await savedVehicle(tx, customerId, id);
    if (!isThere && (await countVehicles(tx, customerId)) >= vehicleLimit) return vehicle;
    await insertVehicle(tx, now, market.code, customerId, vehicle);
    const { vehicleQuestionsIds } = vehicle.map.acesVehicleAttributes;
    // As its VIN left them.
    const kept = isThere && (await savedVehicle(tx, customerId, id));
    if (kept) await keepAnswers(tx, customerId, id, { ...kept.answers, ...vehicleQuestionsIds });
    await preferVehicle(tx, customerId, Number(id));
  }
  const [first] = await savedVehicles(tx, customerId);
  if (!first?.is_preferred) return null;
  return (await toSessionVehicle(tx, market, first, await countVehicles(tx, customerId))) ?? null;
}
