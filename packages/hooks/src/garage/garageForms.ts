import type { OutputOf } from '@driveline/api';
import type { Values } from '@driveline/validation';

type Vehicle = OutputOf<'vehicles.details'>;
type Service = OutputOf<'garage.services'>['services'][number];

const DETAILS = [
  'nickname',
  'vin',
  'licensePlate',
  'state',
  'mileage',
  'purchaseDate',
  'colour',
  'note',
] as const;

/** What stands in the fields of `vehicleForm` before its owner changes them (VEHST-017). */
export const vehicleFormTexts = (vehicle: Pick<Vehicle, (typeof DETAILS)[number]>): Values =>
  Object.fromEntries(DETAILS.map((name) => [name, String(vehicle[name] ?? '')]));

/** What `vehicles.updateDetails` takes of the values of `vehicleForm`; what is empty is taken back. */
export function vehicleFormBody(values: Values) {
  const { nickname, vin, licensePlate, state, mileage, purchaseDate, colour, note } = values;
  return {
    nickname: nickname || null,
    vin: vin || null,
    licensePlate: licensePlate || null,
    state: state || null,
    mileage: mileage ? Number(mileage) : null,
    purchaseDate: purchaseDate || null,
    colour: colour || null,
    note: note || null,
  };
}

/**
 * What stands in the fields of `serviceItemForm` for a service that is corrected (ACCT-054).
 * @param minorDigits of the market's currency
 */
export function serviceFormTexts(
  service: Omit<Service, 'serviceItemId' | 'serviceName'>,
  minorDigits: number,
) {
  const { date, mileage, serviceType, cost, shop, note } = service;
  return {
    date,
    mileage: String(mileage),
    serviceType,
    cost: cost === null ? '' : cost.toFixed(minorDigits),
    shop: shop ?? '',
    note: note ?? '',
  };
}

/** What `garage.addService` and `garage.updateService` take of the values of `serviceItemForm`. */
export function serviceFormBody({ date = '', mileage, serviceType = '', cost, shop, note }: Values) {
  return {
    date,
    mileage: Number(mileage),
    serviceType,
    cost: cost ? Number(cost) : null,
    shop: shop || null,
    note: note || null,
  };
}
