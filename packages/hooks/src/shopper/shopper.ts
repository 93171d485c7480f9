import type { HeaderData, VehicleMap } from '@driveline/api';

/** The vehicle as far as answers depend on it. */
export interface ShopperVehicle {
  readonly vehicleId: string;
  readonly catalogVehicleId?: string;
  readonly year?: string;
  readonly makeId?: string;
  readonly modelId?: string;
  readonly vehicleTypeId?: string;
  /** Question id to answer (PLUS-003). */
  readonly answers?: Readonly<Record<string, string>>;
}

/** What the catalogue's answers depend on besides the question. Empty for a page that everybody gets. */
export interface Shopper {
  readonly vehicle?: ShopperVehicle;
  readonly storeNumber?: string;
  readonly userSegment?: string;
}

/** Nobody: the page that everybody gets. */
export const NO_SHOPPER: Shopper = {};

/** From a `vehicleMap` of header data, picker or VIN answer. */
export function shopperVehicle(vehicle: VehicleMap): ShopperVehicle {
  const { vehicleId, catalogVehicleId, year, makeId, modelId, vehicleTypeId } = vehicle;
  const answers = vehicle.acesVehicleAttributes.vehicleQuestionsIds;
  return { vehicleId, catalogVehicleId, year, makeId, modelId, vehicleTypeId, answers };
}

/** Vehicle and store of header data; `NO_SHOPPER` itself when there are none. */
export function shopperOf(header: Pick<HeaderData, 'vehicleMap' | 'storeDetails'>): Shopper {
  const { vehicleMap } = header;
  const storeNumber = header.storeDetails?.storeNumber;
  if (!vehicleMap && !storeNumber) return NO_SHOPPER;
  return { vehicle: vehicleMap ? shopperVehicle(vehicleMap) : undefined, storeNumber };
}

/** The wire's `vehicleQuestions`: `question:answer` pairs joined by commas, in a stable order. */
export function vehicleQuestions(answers: Readonly<Record<string, string>> | undefined): string | undefined {
  const pairs = Object.entries(answers ?? {}).sort(([a], [b]) => (a < b ? -1 : 1));
  return pairs.length > 0 ? pairs.map(([question, answer]) => `${question}:${answer}`).join(',') : undefined;
}

/** The part of a query key that names vehicle, answers and store. */
export function shopperKey({ vehicle, storeNumber }: Shopper) {
  return {
    vehicle: vehicle?.vehicleId || undefined,
    answers: vehicleQuestions(vehicle?.answers),
    store: storeNumber || undefined,
  };
}
