import * as z from 'zod/mini';
import { signedInErrors, type DomainSchemas } from './endpointSchemas.ts';
import { amount, identifier, text } from './primitives.ts';
import { vehicleMap } from './vehicles.ts';

const calendarDate = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
/** In the market's unit of distance. */
const mileage = z.number().check(z.int(), z.minimum(0), z.maximum(9_999_999));
const vehicleParams = z.object({ vehicleId: identifier });
const serviceParams = z.object({ vehicleId: identifier, serviceItemId: identifier });

/** VEHST-017: all optional; null or an empty text takes a value back, a field that is not sent stays. */
const details = {
  nickname: z.nullish(text(30)),
  vin: z.nullish(text(17)),
  licensePlate: z.nullish(text(10)),
  state: z.nullish(text(3)),
  mileage: z.nullish(mileage),
  purchaseDate: z.nullish(text(10)),
  colour: z.nullish(text(30)),
  note: z.nullish(text(500)),
};

const vehicleDetails = z.extend(vehicleMap, {
  nickname: z.nullable(z.string()),
  vin: z.nullable(z.string()),
  licensePlate: z.nullable(z.string()),
  state: z.nullable(z.string()),
  mileage: z.nullable(z.number()),
  /** `mi` or `km`: the unit of every mileage of the market. */
  mileageUnit: z.string(),
  purchaseDate: z.nullable(z.string()),
  colour: z.nullable(z.string()),
  note: z.nullable(z.string()),
  isPreferred: z.boolean(),
});

/** ACCT-054; cost in major units. */
const service = z.object({
  date: calendarDate,
  mileage,
  serviceType: text(40),
  cost: z.nullish(z.number().check(z.minimum(0), z.maximum(1_000_000))),
  shop: z.nullish(text(60)),
  note: z.nullish(text(500)),
});

const services = z.object({
  services: z.array(
    z.object({
      serviceItemId: z.string(),
      date: z.string(),
      mileage: z.number(),
      serviceType: z.string(),
      /** The type in the market's language. */
      serviceName: z.string(),
      cost: z.nullable(amount),
      shop: z.nullable(z.string()),
      note: z.nullable(z.string()),
    }),
  ),
});

/** ACCT-055 */
const interval = z.object({
  intervalId: z.string(),
  /** What `garage.addService` is told when it is done. */
  serviceType: z.string(),
  name: z.string(),
  everyMileage: z.nullable(z.number()),
  everyMonths: z.nullable(z.number()),
  lastService: z.nullable(z.object({ date: z.string(), mileage: z.number() })),
  nextDue: z.object({ date: z.nullable(z.string()), mileage: z.nullable(z.number()) }),
  /** `unrecorded`: nothing is known of the last time, so it follows the schedule from new. */
  status: z.enum(['overdue', 'dueSoon', 'later', 'unrecorded']),
  /** Shelf of the parts that it needs; null when it needs none that are sold. */
  shopPath: z.nullable(z.string()),
  guideId: z.nullable(z.string()),
});

const guideContent = z.object({
  id: z.string(),
  title: z.string(),
  breadcrumb: z.array(z.object({ id: z.string(), title: z.string() })),
  summary: z.string(),
  difficulty: z.enum(['easy', 'medium', 'hard']),
  minutes: z.number(),
  /** Drawing of the part family (PLUS-029). */
  drawing: z.string(),
  tools: z.array(z.string()),
  cautions: z.array(z.string()),
  steps: z.array(z.object({ title: z.string(), text: z.string(), caution: z.optional(z.string()) })),
  table: z.nullable(
    z.object({ title: z.string(), columns: z.array(z.string()), rows: z.array(z.array(z.string())) }),
  ),
  /** 'Shop parts for this job'. */
  parts: z.array(z.object({ name: z.string(), path: z.string() })),
  previousId: z.nullable(z.string()),
  nextId: z.nullable(z.string()),
});

/** ACCT-050 to ACCT-052 */
const warrantyItem = z.object({
  warrantyItemId: z.string(),
  itemDescription: z.string(),
  partNumber: z.string(),
  brandName: z.string(),
  itemQuantity: z.number(),
  startDate: z.string(),
  endDate: z.string(),
  status: z.enum(['active', 'ended', 'voided']),
  /** Days that the cover still lasts, today included; 0 afterwards. */
  daysLeft: z.number(),
  coverage: z.string(),
  terms: z.string(),
  vehicleName: z.nullable(z.string()),
  productDetailsPageUrl: z.string(),
  drawing: z.string(),
  /** Whether the part carries a serial number, which a claim asks for. */
  hasSerialNumber: z.boolean(),
  serialNumber: z.nullable(z.string()),
});

const warranties = z.object({
  warranties: z.array(
    z.object({
      warrantyId: z.string(),
      date: z.string(),
      storeNumber: z.string(),
      receiptNumber: z.string(),
      items: z.array(warrantyItem),
    }),
  ),
  totalCount: z.number(),
});

const warrantyItemParams = z.object({ warrantyId: identifier, warrantyItemId: identifier });

const ownVehicleErrors = { ...signedInErrors, error_vehicle_unknown: 404 } as const;

const warrantyErrors = { ...signedInErrors, error_warranty_unknown: 404 } as const;

export const garageSchemas = {
  'vehicles.add': {
    requirement: 'API-094',
    summary: 'Save a vehicle of the catalogue; a guest keeps one, the last',
    body: z.object({
      catalogVehicleId: identifier,
      /** How the shopper found it; the fit proof names a VIN as its source. */
      source: z.optional(z.enum(['picker', 'vin'])),
      /** The VIN that it was found by: what it tells of the drive answers the questions. It is not kept. */
      vin: z.optional(text(17)),
    }),
    response: z.object({ vehicles: z.array(vehicleMap), vehicleCount: z.number() }),
    errors: { error_vehicle_unknown: 404, error_vehicle_limit: 422 },
  },
  'vehicles.details': {
    requirement: 'API-095',
    summary: 'A saved vehicle with what its owner noted',
    params: vehicleParams,
    response: vehicleDetails,
    errors: ownVehicleErrors,
  },
  'vehicles.updateDetails': {
    requirement: 'API-095',
    summary: 'Note details of a saved vehicle',
    params: vehicleParams,
    body: z.object(details),
    response: vehicleDetails,
    errors: { ...ownVehicleErrors, error_vehicle_detail_invalid: 422 },
  },
  'garage.services': {
    requirement: 'API-096',
    summary: 'What was done to a vehicle, newest first',
    params: vehicleParams,
    response: services,
    errors: ownVehicleErrors,
  },
  'garage.addService': {
    requirement: 'API-096',
    summary: 'Note a service; the same one sent twice is noted once',
    params: vehicleParams,
    body: service,
    response: services,
    errors: { ...ownVehicleErrors, error_service_invalid: 422, error_service_limit: 422 },
  },
  'garage.updateService': {
    requirement: 'API-096',
    summary: 'Correct a service',
    params: serviceParams,
    body: service,
    response: services,
    errors: { ...ownVehicleErrors, error_service_unknown: 404, error_service_invalid: 422 },
  },
  'garage.removeService': {
    requirement: 'API-096',
    summary: 'Forget a service',
    params: serviceParams,
    response: services,
    errors: { ...ownVehicleErrors, error_service_unknown: 404 },
  },
  'garage.maintenance': {
    requirement: 'ACCT-055',
    summary: 'What a vehicle needs and when, by mileage and months',
    params: vehicleParams,
    response: z.object({
      mileage: z.nullable(z.number()),
      mileageUnit: z.string(),
      intervals: z.array(interval),
    }),
    errors: ownVehicleErrors,
  },
  'garage.repairGuide': {
    requirement: 'API-098',
    summary: 'The tree of repair guides for a vehicle, and one guide',
    query: z.object({ vehicleId: z.optional(identifier), guideId: z.optional(identifier) }),
    response: z.object({
      guides: z.array(
        z.object({
          id: z.string(),
          title: z.string(),
          children: z.array(z.object({ id: z.string(), title: z.string() })),
        }),
      ),
      content: z.optional(guideContent),
    }),
    errors: { error_guide_unknown: 404, error_vehicle_unknown: 404 },
  },
  'warranties.list': {
    requirement: 'API-113',
    summary: 'Warranties of what the account bought, newest purchase first',
    query: z.object({
      searchText: z.optional(text(60)),
      status: z.optional(z.enum(['active', 'ended'])),
      pageNumber: z.optional(text(5)),
      maxResult: z.optional(text(3)),
    }),
    response: warranties,
    errors: signedInErrors,
  },
  'warranties.detail': {
    requirement: 'API-113',
    summary: 'The warranties of one purchase',
    params: z.object({ warrantyId: identifier }),
    response: warranties,
    errors: warrantyErrors,
  },
  'warranties.item': {
    requirement: 'API-113',
    summary: 'One warranty',
    params: warrantyItemParams,
    response: warranties,
    errors: warrantyErrors,
  },
  'warranties.setSerial': {
    requirement: 'ACCT-052',
    summary: 'Note the serial number of a covered part; null takes it back',
    params: warrantyItemParams,
    body: z.object({ serialNumber: z.nullable(text(17)) }),
    response: warranties,
    errors: { ...warrantyErrors, error_serial_invalid: 422 },
  },
} satisfies DomainSchemas;
