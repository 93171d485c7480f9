import type { FitVerdict } from '@driveline/api/contract';
import type { FitPort } from '../ports/fitPort.ts';
import { vehicleById } from '../vehicles/vehicleById.ts';
import { keptName } from '../vehicles/vehicleMap.ts';
import { hotSql } from '../db/hotSql.ts';
import type { Executor } from '../db/tx.ts';
import { toFitVehicle } from './fitVehicle.ts';
import type { Answers, FitVehicle, PartVerdict } from './fitModel.ts';
import { withNames } from './withNames.ts';
import { fitVerdict } from './fitVerdict.ts';
import { applicationsForParts } from './readApplications.ts';
import { wordFit } from './wordFit.ts';

export interface AskedPart {
  id: number;
  universal: boolean;
}

/** Verdicts of some parts for one vehicle, by part id, in one query, and one more for the names of engines. */
export async function verdictsFor(
  db: Executor,
  parts: readonly AskedPart[],
  vehicle: FitVehicle | null,
  answers: Answers,
): Promise<Map<number, PartVerdict>> {
  const specific = vehicle ? parts.filter(({ universal }) => !universal).map(({ id }) => id) : [];
  const applications =
    vehicle && specific.length ? await applicationsForParts(db, vehicle.modelId, specific) : new Map();
  const verdicts = parts.map(({ id, universal }) =>
    fitVerdict({ universal, applications: applications.get(id) ?? [] }, vehicle, answers),
  );
  const named = await withNames(db, verdicts);
  return new Map(parts.map(({ id }, i) => [id, named[i]!]));
}

/** Fit as the catalogue knows it, for cart and order. */
export const catalogFit: FitPort = {
  async verdicts(db, market, vehicle, skus) {
    if (skus.length === 0) return new Map();
    const parts = await hotSql<AskedPart & { sku: string }>(
      db,
      'fit-parts',
      'select id, sku, universal from part where sku = any($1)',
      [skus],
    );
    const row = vehicle ? await vehicleById(db, market.code, vehicle.map.catalogVehicleId) : undefined;
    const fitVehicle = row
      ? toFitVehicle(row, vehicle?.source === 'vin' ? 'vin' : 'vehicle', vehicle?.map)
      : null;
    const answers = vehicle?.map.acesVehicleAttributes.vehicleQuestionsIds ?? {};
    const verdicts = await verdictsFor(db, parts, fitVehicle, answers);
    return new Map(
      parts.map(({ id, sku }): [string, FitVerdict] => [
        sku,
        wordFit(market, verdicts.get(id)!, vehicle ? keptName(market, vehicle.map) : undefined),
      ]),
    );
  },
};
