import type { InputOf, OutputOf } from '@driveline/api/contract';
import { calendarDate, licensePlate, serialNumber, state as stateRule } from '@driveline/validation';
import { B2cError } from '../http/errors.ts';
import type { CallContext } from '../http/route.ts';
import type { MessageId } from '../messages/index.ts';
import { requireCustomer } from '../identity/customer.ts';
import { latestToday, todayIn } from '../clock/calendarDate.ts';
import { toSessionVehicle } from './garage.ts';
import { wordVehicle } from '../vehicles/vehicleMap.ts';
import { countVehicles, savedVehicle, type SavedVehicle } from './garageStore.ts';

type Details = OutputOf<'vehicles.details'>;
type Change = NonNullable<InputOf<'vehicles.updateDetails'>['body']>;

/**
 * A vehicle of the caller's garage; a vehicle of another's is as unknown as one that does not exist.
 * @throws B2cError error_not_signed_in (401), error_vehicle_unknown
 */
export async function ownVehicle(ctx: CallContext, vehicleId: string): Promise<SavedVehicle> {
  const { id } = await requireCustomer(ctx);
  const row = await savedVehicle(ctx.db, id, vehicleId);
  if (!row) throw new B2cError('error_vehicle_unknown');
  return row;
}

/** API-095 */
export async function readDetails(ctx: CallContext, vehicleId: string): Promise<Details> {
  const { db, market } = ctx;
  const row = await ownVehicle(ctx, vehicleId);
  const vehicle = await toSessionVehicle(db, market, row, await countVehicles(db, row.customer_id));
  if (!vehicle) throw new B2cError('error_vehicle_unknown');
  return {
    ...wordVehicle(market, vehicle.map),
    nickname: row.nickname,
    vin: row.vin,
    licensePlate: row.license_plate,
    state: row.state,
    mileage: row.mileage,
    mileageUnit: market.units.distance,
    purchaseDate: row.purchase_date,
    colour: row.colour,
    note: row.note,
    isPreferred: row.is_preferred,
  };
}

/** API-095, VEHST-017. @throws B2cError error_vehicle_detail_invalid with the field */
export async function changeDetails(ctx: CallContext, vehicleId: string, change: Change): Promise<Details> {
  const { db, clock } = ctx;
  const row = await ownVehicle(ctx, vehicleId);
  const today = todayIn(ctx.market, clock.now());
  const columns = checked(ctx, change);
  await db
    .updateTable('customer_vehicle')
    .set({
      ...columns,
      ...(columns.mileage === undefined ? {} : { mileage_on: columns.mileage === null ? null : today }),
      updated_at: clock.now(),
    })
    .where('customer_id', '=', row.customer_id)
    .where('vehicle_id', '=', row.vehicle_id)
    .execute();
  return readDetails(ctx, vehicleId);
}

function checked({ market, clock }: CallContext, change: Change) {
  const vin = said(change.vin)?.toUpperCase() ?? said(change.vin);
  if (vin && serialNumber(vin)) {
    throw wrong('vin', 'detail_vin', { example: '1HGCM82633A004352' });
  }
  const plate = said(change.licensePlate);
  if (plate && licensePlate(plate)) throw wrong('licensePlate', 'detail_plate');
  const state = said(change.state);
  if (state && stateRule(state, market)) throw wrong('state', 'detail_state');
  const bought = said(change.purchaseDate);
  const today = latestToday(market, clock.now());
  if (bought && calendarDate(bought, { to: today })) throw wrong('purchaseDate', 'detail_date');
  return {
    ...given('nickname', said(change.nickname)),
    ...given('vin', vin),
    ...given('license_plate', plate),
    ...given('state', state),
    ...given('mileage', change.mileage),
    ...given('purchase_date', bought),
    ...given('colour', said(change.colour)),
    ...given('note', said(change.note)),
  };
}

/** Null takes a value back, as an empty field of a form does; undefined leaves it. */
const said = (value: string | null | undefined): string | null | undefined =>
  value === undefined || value === null ? value : value.trim() || null;

const given = <K extends string, V>(name: K, value: V | undefined): { [N in K]?: V } =>
  value === undefined ? {} : ({ [name]: value } as { [N in K]?: V });

const wrong = (field: string, textKey: MessageId, params = {}) =>
  new B2cError('error_vehicle_detail_invalid', { field, textKey, params });
