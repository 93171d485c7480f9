import * as z from 'zod/mini';
import type { DomainSchemas } from './endpointSchemas.ts';
import { identifier, text } from './primitives.ts';

/** VEHST-005. Empty strings where a market does not know the field. */
export const vehicleMap = z.object({
  vehicleId: z.string(),
  vehicleName: z.string(),
  vehicleCount: z.number(),
  year: z.string(),
  make: z.string(),
  model: z.string(),
  engine: z.string(),
  driveType: z.string(),
  subModel: z.string(),
  region: z.string(),
  catalogVehicleId: z.string(),
  makeId: z.string(),
  modelId: z.string(),
  vehicleTypeId: z.string(),
  makeName: z.string(),
  modelName: z.string(),
  engineName: z.string(),
  vehicleTypeName: z.string(),
  /** What the shopper has said of the vehicle: question id to answer (PLUS-003). */
  acesVehicleAttributes: z.object({ vehicleQuestionsIds: z.record(z.string(), z.string()) }),
});

const noVehicle = z.object({ vehicleMap: z.nullable(vehicleMap) });

export const vehicleSchemas = {
  /** `level` is one of the market's picker levels: year, make, model, version or engine. */
  'vehicles.catalog': {
    requirement: 'API-064',
    summary: 'Choices of one level of the vehicle picker',
    params: z.object({ level: z.enum(['year', 'make', 'model', 'version', 'engine']) }),
    query: z.object({
      year: z.optional(text(4)),
      makeId: z.optional(identifier),
      modelId: z.optional(identifier),
      version: z.optional(text(60)),
    }),
    /** On the last level an id is a `catalogVehicleId`. */
    response: z.object({
      items: z.array(z.object({ id: z.string(), name: z.string(), popular: z.optional(z.boolean()) })),
    }),
  },
  'vehicles.byVin': {
    requirement: 'API-063',
    summary: 'Vehicles that a VIN can mean',
    params: z.object({ vin: text(17) }),
    response: z.object({ vehicles: z.array(vehicleMap) }),
    errors: { error_vin_unknown: 404, error_vin_invalid: 422, error_too_many_requests: 429 },
  },
  'vehicles.byPlate': {
    requirement: 'PLUS-007',
    summary: 'Vehicles that a license plate can mean, where the market finds them by plate',
    body: z.object({ plate: text(12) }),
    response: z.object({ vehicles: z.array(vehicleMap) }),
    errors: { error_plate_unknown: 404, error_plate_invalid: 422, error_too_many_requests: 429 },
  },
  'vehicles.current': {
    requirement: 'API-093',
    summary: 'The preferred vehicle',
    response: noVehicle,
  },
  'vehicles.list': {
    requirement: 'API-094',
    summary: 'Saved vehicles; a guest keeps one',
    response: z.object({ vehicles: z.array(vehicleMap), vehicleCount: z.number() }),
  },
  'vehicles.remove': {
    requirement: 'API-094',
    summary: 'Forget a saved vehicle',
    params: z.object({ vehicleId: identifier }),
    response: z.object({ vehicles: z.array(vehicleMap), vehicleCount: z.number() }),
    errors: { error_vehicle_unknown: 404 },
  },
  'vehicles.updatePreferred': {
    requirement: 'API-097',
    summary: 'Prefer a saved vehicle or one of the catalogue',
    body: z.object({
      vehicleId: z.optional(identifier),
      catalogVehicleId: z.optional(identifier),
      /** How the shopper found it; the fit proof names a VIN as its source. */
      source: z.optional(z.enum(['picker', 'vin'])),
      /** The VIN that it was found by: what it tells of the drive answers the questions. It is not kept. */
      vin: z.optional(text(17)),
    }),
    response: z.object({ vehicleMap }),
    errors: { error_vehicle_unknown: 404, error_vehicle_limit: 422 },
  },
  'vehicles.clearPreferred': {
    requirement: 'VEHST-009',
    summary: 'Shop without a vehicle',
    response: noVehicle,
  },
  'vehicles.answer': {
    requirement: 'PLUS-003',
    summary: 'Keep an answer about the preferred vehicle; null takes it back',
    body: z.object({ questionId: identifier, value: z.nullable(text(60)) }),
    response: z.object({ vehicleMap }),
    errors: { error_vehicle_unknown: 404 },
  },
} satisfies DomainSchemas;

export type VehicleMap = z.infer<typeof vehicleMap>;
