import { plateSent, vehiclePlate } from '@driveline/validation';
import type { Executor } from '../db/tx.ts';
import type { ServerMarket } from '../markets/serverMarket.ts';
import type { PlatePort } from '../ports/platePort.ts';
import { vehiclesByName } from './vehiclesByName.ts';
import type { VehicleRow } from './vehicleRow.ts';

export type PlateAnswer =
  | { readonly vehicles: VehicleRow[] }
  /** 'shape': no plate of the market; 'unknown': the service or the catalogue does not know the vehicle. */
  | { readonly failure: 'shape' | 'unknown' };

export interface PlateSetting {
  readonly db: Executor;
  readonly plates: PlatePort;
  readonly market: ServerMarket;
}

/**
 * The vehicles of a market that a plate can mean; several where the service does not know version or engine (PLUS-007).
 * A market that finds none by plate asks no service.
 */
export async function vehiclesByPlate(
  { db, plates, market }: PlateSetting,
  text: string,
): Promise<PlateAnswer> {
  const format = market.vehiclePicker.plate;
  if (!format) return { failure: 'unknown' };
  if (vehiclePlate(text, format)) return { failure: 'shape' };
  const found = await plates.find(plateSent(text), { market: market.code });
  if (!found) return { failure: 'unknown' };
  const { version, engine } = found;
  const all = await vehiclesByName(db, market.code, found);
  const versions = narrowed(all, (row) => row.version === version);
  const vehicles = narrowed(versions, (row) => row.engine === engine);
  return vehicles.length > 0 ? { vehicles } : { failure: 'unknown' };
}

/** What matches, or everything where nothing does: the shopper chooses. */
function narrowed(rows: VehicleRow[], matches: (row: VehicleRow) => boolean): VehicleRow[] {
  const found = rows.filter(matches);
  return found.length > 0 ? found : rows;
}
