import { remember } from '../db/remember.ts';
import type { Executor } from '../db/tx.ts';
import { readVehicle, type VehicleRow } from './vehicleRow.ts';

const rememberedVehicle = remember({ freshMs: 600_000, limit: 5000 }, (db, key) => {
  const [market = '', id = ''] = key.split(' ');
  return readVehicle(db, market, id);
});

/** A vehicle of the catalogue; its facts change by imports only. */
export const vehicleById = (db: Executor, market: string, id: string): Promise<VehicleRow | undefined> =>
  /^\d{1,9}$/.test(id) ? rememberedVehicle(db, `${market} ${id}`) : Promise.resolve(undefined);
