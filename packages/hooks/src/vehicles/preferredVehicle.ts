import type { VehicleMap } from '@driveline/api';
import { engineText } from './vehicleText.ts';

/** VEHST-002: the preferred vehicle as a screen holds it. */
export interface PreferredVehicle {
  readonly vehicleId: string;
  readonly vehicleName: string;
  readonly year: string;
  readonly make: string;
  readonly model: string;
  /** VEHST-003: what the name says besides. */
  readonly engine: string;
  readonly makeId: string;
  readonly modelId: string;
  readonly vehicleTypeId: string;
  readonly catalogVehicleId: string;
  /** VEHST-005: ids of further catalogues, by the name of their field. */
  readonly catalogIds: Readonly<Record<string, string>>;
}

/** VEHST-002, VEHST-005: reads a `vehicleMap` of header data, picker or VIN answer. */
export function preferredVehicle(vehicleMap: VehicleMap): PreferredVehicle {
  const { vehicleId, vehicleName, year, make, model, makeId, modelId, vehicleTypeId, catalogVehicleId } =
    vehicleMap;
  const catalogIds = Object.entries(vehicleMap)
    .filter(([name, value]) => /^catalog\w*Id$/.test(name) && isId(value))
    .map(([name, value]) => [name, String(value)]);
  return {
    vehicleId,
    vehicleName,
    year,
    make,
    model,
    engine: engineText(vehicleMap),
    makeId,
    modelId,
    vehicleTypeId,
    catalogVehicleId,
    catalogIds: Object.fromEntries(catalogIds) as Record<string, string>,
  };
}

const isId = (value: unknown) => (typeof value === 'string' && value !== '') || typeof value === 'number';

/** CATALOG-036: a product made for some vehicles, for which the tooltip asks for one (VEHST-013). */
export const isApplicationProduct = (product: { readonly vehicleFitment: string }): boolean =>
  product.vehicleFitment === 'VEHICLE_SPECIFIC';
