import type { B2cClient, VehicleMap } from '@driveline/api';
import { plateForm, plateSent, vinForm, type Form, type PlateOptions } from '@driveline/validation';
import { vehicleQueries } from './vehicleQueries.ts';

/** What a vehicle carries and is found by, besides the levels of the picker. */
export type VehicleNumber = 'vin' | 'plate';

/** What a number was found to mean, or why nothing was found, worded. */
export type NumberFound = {
  readonly kind: VehicleNumber;
  /** As it was sent. */
  readonly number: string;
  readonly vehicles?: readonly VehicleMap[];
  readonly message?: string;
};

type PlateMarket = { readonly vehiclePicker: { readonly plate?: PlateOptions | undefined } };

/** A VIN as it is sent: people copy it with spaces and dashes. */
export const bareVin = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase();

/** A number as it is sent. */
export const bareNumber = (kind: VehicleNumber, typed: string): string =>
  kind === 'vin' ? bareVin(typed) : plateSent(typed);

/** The checks of the field, which has the name of its kind; without `plate` of the market there is no such field. */
export function numberForm(kind: VehicleNumber, { vehiclePicker: { plate } }: PlateMarket): Form {
  return kind === 'plate' && plate ? plateForm(plate) : vinForm();
}

/** What a posted form asks for: a plate where the market finds vehicles so, else a VIN. */
export const numberAsked = (form: FormData, { vehiclePicker }: PlateMarket): VehicleNumber =>
  vehiclePicker.plate && form.has('plate') ? 'plate' : 'vin';

/** The vehicles that a number can mean. */
export const numberQuery = (client: B2cClient, kind: VehicleNumber, number: string) =>
  kind === 'vin' ? vehicleQueries.byVin(client, number) : vehicleQueries.byPlate(client, number);
