import { createHash } from 'node:crypto';
import { toDecimal, toMinor } from '@driveline/api';
import type { InputOf, OutputOf } from '@driveline/api/contract';
import { calendarDate } from '@driveline/validation';
import { withTx, type Executor } from '../db/tx.ts';
import { B2cError } from '../http/errors.ts';
import type { CallContext } from '../http/route.ts';
import type { MessageId } from '../messages/index.ts';
import { newId } from '../ops/newId.ts';
import { latestToday } from '../clock/calendarDate.ts';
import { lockGarage, savedVehicle, type SavedVehicle } from './garageStore.ts';
import { serviceName } from './maintenanceData.ts';
import { ownVehicle } from './vehicleDetails.ts';

type Services = OutputOf<'garage.services'>;
type Service = InputOf<'garage.addService'>['body'];

/** Services that one vehicle may have: more than anybody types, few enough to answer at once. */
export const serviceLimit = 500;

/** API-096: newest first. */
export async function listServices(ctx: CallContext, vehicleId: string): Promise<Services> {
  return toWire(ctx, await ownVehicle(ctx, vehicleId));
}

/**
 * Notes a service. The same one, sent twice, is one; the vehicle's mileage follows when it is higher.
 * @throws B2cError error_service_invalid with the field, error_service_limit (422)
 */
export async function addService(ctx: CallContext, vehicleId: string, body: Service): Promise<Services> {
  const { db, market, clock } = ctx;
  const vehicle = await ownVehicle(ctx, vehicleId);
  const columns = checked(ctx, body);
  await withTx(db, async (tx) => {
    await holdVehicle(tx, vehicle);
    const { customer_id, vehicle_id } = vehicle;
    const id = newId(clock.now());
    const added = await tx
      .insertInto('service_item')
      .values({ id, customer_id, vehicle_id, market: market.code, ...columns })
      .onConflict((clash) => clash.columns(['customer_id', 'vehicle_id', 'content_hash']).doNothing())
      .returning('id')
      .executeTakeFirst();
    // Counted afterwards, so that the last one that found room may be sent again.
    if (added && (await countServices(tx, vehicle)) > serviceLimit)
      throw new B2cError('error_service_limit', { params: { limit: serviceLimit } });
    await raiseMileage(tx, vehicle, columns);
  });
  return toWire(ctx, vehicle);
}

/**
 * Corrects a service. A mileage of the vehicle that came from it is corrected too.
 * @throws B2cError error_service_unknown, error_service_invalid
 */
export async function changeService(
  ctx: CallContext,
  params: { readonly vehicleId: string; readonly serviceItemId: string },
  body: Service,
): Promise<Services> {
  const { db, clock } = ctx;
  const vehicle = await ownVehicle(ctx, params.vehicleId);
  const columns = checked(ctx, body);
  await withTx(db, async (tx) => {
    await holdVehicle(tx, vehicle);
    const former = await ownService(tx, vehicle, params.serviceItemId);
    // Corrected into another entry of the same content, it is that one.
    await tx
      .deleteFrom('service_item')
      .where('customer_id', '=', vehicle.customer_id)
      .where('vehicle_id', '=', vehicle.vehicle_id)
      .where('content_hash', '=', columns.content_hash)
      .where('id', '!=', params.serviceItemId)
      .execute();
    await tx
      .updateTable('service_item')
      .set({ ...columns, updated_at: clock.now() })
      .where('id', '=', params.serviceItemId)
      .execute();
    await forgetMileage(tx, vehicle, former);
    await raiseMileage(tx, vehicle, columns);
  });
  return toWire(ctx, vehicle);
}

/** Removes a service, and a mileage of the vehicle that came from it. @throws B2cError error_service_unknown */
export async function removeService(
  ctx: CallContext,
  params: { readonly vehicleId: string; readonly serviceItemId: string },
): Promise<Services> {
  const vehicle = await ownVehicle(ctx, params.vehicleId);
  await withTx(ctx.db, async (tx) => {
    await holdVehicle(tx, vehicle);
    const former = await ownService(tx, vehicle, params.serviceItemId);
    await tx.deleteFrom('service_item').where('id', '=', former.id).execute();
    await forgetMileage(tx, vehicle, former);
  });
  return toWire(ctx, vehicle);
}

/** Everything that was done to a vehicle, newest first. */
export const servicesOf = (db: Executor, { customer_id, vehicle_id }: SavedVehicle) =>
  db
    .selectFrom('service_item')
    .selectAll()
    .where('customer_id', '=', customer_id)
    .where('vehicle_id', '=', vehicle_id)
    .orderBy('done_on', 'desc')
    .orderBy('mileage', 'desc')
    .orderBy('id', 'desc')
    .execute();

async function toWire({ db, market }: CallContext, vehicle: SavedVehicle): Promise<Services> {
  const rows = await servicesOf(db, vehicle);
  return {
    services: rows.map((row) => ({
      serviceItemId: row.id,
      date: row.done_on,
      mileage: row.mileage,
      serviceType: row.service_type,
      serviceName: serviceName(market, row.service_type) ?? row.service_type,
      cost: row.cost_minor === null ? null : toDecimal(row.cost_minor, market.currency.minorDigits),
      shop: row.shop,
      note: row.note,
    })),
  };
}

function checked({ market, clock }: CallContext, body: Service) {
  const wrong = (field: string, textKey: MessageId) =>
    new B2cError('error_service_invalid', { field, textKey });
  if (calendarDate(body.date, { to: latestToday(market, clock.now()) })) throw wrong('date', 'detail_date');
  if (!serviceName(market, body.serviceType)) throw wrong('serviceType', 'service_type');
  const cost = body.cost ?? null;
  const facts = {
    done_on: body.date,
    mileage: body.mileage,
    service_type: body.serviceType,
    cost_minor: cost === null ? null : toMinor(cost, market.currency.minorDigits),
    shop: body.shop?.trim() || null,
    note: body.note?.trim() || null,
  };
  const content_hash = createHash('sha256').update(JSON.stringify(facts)).digest('base64url');
  return { ...facts, content_hash };
}

async function ownService(db: Executor, vehicle: SavedVehicle, id: string) {
  const row = await db
    .selectFrom('service_item')
    .select(['id', 'mileage', 'done_on'])
    .where('id', '=', id)
    .where('customer_id', '=', vehicle.customer_id)
    .where('vehicle_id', '=', vehicle.vehicle_id)
    .executeTakeFirst();
  if (!row) throw new B2cError('error_service_unknown');
  return row;
}

/** Nothing is noted of a vehicle that was removed after it was read. @throws B2cError error_vehicle_unknown */
async function holdVehicle(tx: Executor, { customer_id, vehicle_id }: SavedVehicle): Promise<void> {
  await lockGarage(tx, customer_id);
  if (!(await savedVehicle(tx, customer_id, String(vehicle_id)))) throw new B2cError('error_vehicle_unknown');
}

async function countServices(tx: Executor, { customer_id, vehicle_id }: SavedVehicle): Promise<number> {
  const { count } = await tx
    .selectFrom('service_item')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('customer_id', '=', customer_id)
    .where('vehicle_id', '=', vehicle_id)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** An odometer only rises: a service beyond what was noted tells its new mileage. */
async function raiseMileage(
  tx: Executor,
  { customer_id, vehicle_id }: SavedVehicle,
  { mileage, done_on }: { readonly mileage: number; readonly done_on: string },
): Promise<void> {
  await tx
    .updateTable('customer_vehicle')
    .set({ mileage, mileage_on: done_on })
    .where('customer_id', '=', customer_id)
    .where('vehicle_id', '=', vehicle_id)
    .where((eb) => eb.or([eb('mileage', 'is', null), eb('mileage', '<', mileage)]))
    .execute();
}

/** A mistyped mileage would make everything overdue for ever: what came from a service goes with it. */
async function forgetMileage(
  tx: Executor,
  vehicle: SavedVehicle,
  former: { readonly mileage: number; readonly done_on: string },
): Promise<void> {
  const [highest] = (await servicesOf(tx, vehicle)).sort((a, b) => b.mileage - a.mileage);
  await tx
    .updateTable('customer_vehicle')
    .set({ mileage: highest?.mileage ?? null, mileage_on: highest?.done_on ?? null })
    .where('customer_id', '=', vehicle.customer_id)
    .where('vehicle_id', '=', vehicle.vehicle_id)
    .where('mileage', '=', former.mileage)
    .where('mileage_on', '=', former.done_on)
    .execute();
}
