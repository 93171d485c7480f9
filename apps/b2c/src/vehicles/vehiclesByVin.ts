import type { Executor } from '../db/tx.ts';
import { hasWrongCheckDigit, isVinShape, normalizeVin, vinYear } from './vin.ts';
import { decodeVin } from './vinTable.ts';
import { vehiclesByName } from './vehiclesByName.ts';
import type { VehicleRow } from './vehicleRow.ts';

export type VinAnswer =
  | { vehicles: VehicleRow[] }
  /** 'shape': not 17 of the allowed characters; 'check-digit': mistyped; 'unknown': nothing known of it. */
  | { failure: 'shape' | 'check-digit' | 'unknown' };

/** The vehicles of a market that a VIN can mean; several when only the engine is open (CATALOG-048). */
export async function vehiclesByVin(db: Executor, market: string, text: string): Promise<VinAnswer> {
  const vin = normalizeVin(text);
  if (!isVinShape(vin)) return { failure: 'shape' };
  if (hasWrongCheckDigit(vin)) return { failure: 'check-digit' };
  const year = vinYear(vin);
  const decoded = year === undefined ? undefined : decodeVin(vin, year);
  if (!decoded) return { failure: 'unknown' };
  const rows = await vehiclesByName(db, market, decoded);
  if (rows.length === 0) return { failure: 'unknown' };
  const { engine, drive = null } = decoded;
  return { vehicles: withEngine(rows, engine).map((row) => ({ ...row, drive: row.drive ?? drive })) };
}

/** The engine that the VIN names, else those of its displacement, else all for the shopper to choose. */
function withEngine(rows: VehicleRow[], engine: string | undefined): VehicleRow[] {
  if (!engine) return rows;
  const exact = rows.filter((row) => row.engine === engine);
  if (exact.length) return exact;
  const litres = /^\d\.\d/.exec(engine)?.[0];
  const same = litres ? rows.filter((row) => row.engine.startsWith(litres)) : [];
  return same.length ? same : rows;
}
