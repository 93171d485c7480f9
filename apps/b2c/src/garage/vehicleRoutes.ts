import type { Executor } from '../db/tx.ts';
import type { InputOf, OutputOf, VehicleMap } from '@driveline/api/contract';
import { vehicleById } from '../vehicles/vehicleById.ts';
import { isQuestion } from '../fitment/questions.ts';
import { addVehicle, garageOf, removeVehicle, type GarageSetting } from './garage.ts';
import { answerLines, keepAnswers, preferVehicle } from './garageStore.ts';
import { B2cError } from '../http/errors.ts';
import { waitFor } from '../http/limits.ts';
import { networkOf } from '../http/networkOf.ts';
import { route, type CallContext, type RouteContext } from '../http/route.ts';
import type { B2cApp } from '../http/services.ts';
import { customerIdOf } from '../identity/customer.ts';
import type { SessionVehicle } from '../ports/session.ts';
import { pickerChoices } from '../vehicles/pickerChoices.ts';
import { toVehicleMap, wordVehicle } from '../vehicles/vehicleMap.ts';
import { vehiclesByPlate } from '../vehicles/vehiclesByPlate.ts';
import { vehiclesByVin } from '../vehicles/vehiclesByVin.ts';
import type { VehicleRow } from '../vehicles/vehicleRow.ts';

/**
 * API-063, API-064, API-093, API-094, API-097, VEHST-009, PLUS-003, PLUS-007. A guest keeps one vehicle, in the session; an
 * account keeps several, and its sessions hold the one that is preferred.
 */
export function vehicleRoutes(app: B2cApp): void {
  route(app, 'vehicles.catalog', choices, { readsCatalog: true, cacheFor: 3600, forEveryone: true });
  route(app, 'vehicles.byVin', byVin, { readsCatalog: true });
  route(app, 'vehicles.byPlate', byPlate);
  route(app, 'vehicles.current', (ctx) => ({ vehicleMap: current(ctx) }));
  route(app, 'vehicles.list', list);
  route(app, 'vehicles.add', add);
  route(app, 'vehicles.updatePreferred', updatePreferred);
  route(app, 'vehicles.clearPreferred', clearPreferred);
  route(app, 'vehicles.remove', remove);
  route(app, 'vehicles.answer', answer);
}

const current = ({ session, market }: CallContext): VehicleMap | null =>
  session.state?.vehicle ? wordVehicle(market, session.state.vehicle.map) : null;

async function choices(ctx: RouteContext<'vehicles.catalog'>): Promise<OutputOf<'vehicles.catalog'>> {
  const { db, market, input } = ctx;
  const query: NonNullable<InputOf<'vehicles.catalog'>['query']> = input.query ?? {};
  const items = await pickerChoices(db, market, input.params.level, {
    year: whole(query.year),
    makeId: whole(query.makeId),
    modelId: whole(query.modelId),
    version: query.version,
  });
  return { items };
}

/** Anything that is no number finds nothing. */
const whole = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : /^\d{1,9}$/.test(text) ? Number(text) : -1;

async function byVin(ctx: RouteContext<'vehicles.byVin'>): Promise<OutputOf<'vehicles.byVin'>> {
  const { db, market, input } = ctx;
  await ctx.limit('vin');
  const found = await vehiclesByVin(db, market.code, input.params.vin);
  if ('vehicles' in found) return worded(ctx, found.vehicles);
  if (found.failure === 'unknown') throw new B2cError('error_vin_unknown');
  if (found.failure === 'shape') throw new B2cError('error_vin_invalid', { field: 'vin' });
  throw new B2cError('error_vin_invalid', { field: 'vin', textKey: 'vin_check_digit' });
}

async function byPlate(ctx: RouteContext<'vehicles.byPlate'>): Promise<OutputOf<'vehicles.byPlate'>> {
  const { db, market, input, services } = ctx;
  await ctx.limit('plate');
  const found = await vehiclesByPlate({ db, market, plates: services.plates }, input.body.plate);
  if ('vehicles' in found) return worded(ctx, found.vehicles);
  if (found.failure === 'unknown') throw new B2cError('error_plate_unknown');
  throw new B2cError('error_plate_invalid', { field: 'plate' });
}

const worded = ({ market }: CallContext, rows: readonly VehicleRow[]) => ({
  vehicles: rows.map((row) => wordVehicle(market, toVehicleMap(market, row))),
});

async function list(ctx: CallContext): Promise<OutputOf<'vehicles.list'>> {
  const garage = garageSetting(ctx);
  const own = current(ctx);
  const vehicles = garage
    ? (await garageOf(garage)).map(({ map }) => wordVehicle(ctx.market, map))
    : own
      ? [own]
      : [];
  return { vehicles, vehicleCount: vehicles.length };
}

function garageSetting(ctx: CallContext): GarageSetting | undefined {
  const customerId = customerIdOf(ctx);
  const { db, market, clock } = ctx;
  return customerId === undefined ? undefined : { db, market, now: clock.now(), customerId };
}

/** A vehicle of the catalogue; choosing the same one again keeps what was said of it. */
async function chosenVehicle(
  ctx: CallContext,
  id: string,
  source: SessionVehicle['source'],
  sent?: string,
): Promise<SessionVehicle> {
  const { db, market, session } = ctx;
  const known = await vehicleById(db, market.code, id);
  if (!known) throw new B2cError('error_vehicle_unknown');
  const vin = source === 'vin' && sent && (await mayLookUp(ctx)) ? sent : undefined;
  const row = vin === undefined ? known : await toldByVin(db, market.code, known, vin);
  const own = session.state?.vehicle?.map;
  const said = own?.catalogVehicleId === String(row.id) ? saidOf(own, row) : {};
  // The VIN that was just sent knows better than an answer, or than the VIN before it.
  const answers = vin !== undefined && row.drive ? { ...said, drive: row.drive } : said;
  return { source, map: toVehicleMap(market, row, answers) };
}

/** What the shopper said of a vehicle, without the drive that only a VIN told: another of its kind may have another. */
function saidOf({ driveType, acesVehicleAttributes }: VehicleMap, row: VehicleRow): Record<string, string> {
  const { drive, ...others } = acesVehicleAttributes.vehicleQuestionsIds;
  const isOfVin = row.drive === null && drive === driveType;
  return drive === undefined || isOfVin ? others : { ...others, drive };
}

/** Beyond the limit a vehicle is chosen all the same: what its VIN would have told is asked. */
const mayLookUp = async ({ services, clientAddress }: CallContext): Promise<boolean> =>
  (await waitFor(services.limiter, 'vin-choice', 'network', networkOf(clientAddress))) === 0;

/** With what its VIN tells beside the engine; as it is for the VIN of another vehicle. */
async function toldByVin(db: Executor, market: string, row: VehicleRow, vin: string): Promise<VehicleRow> {
  const found = await vehiclesByVin(db, market, vin);
  return ('vehicles' in found && found.vehicles.find(({ id }) => id === row.id)) || row;
}

async function add(ctx: RouteContext<'vehicles.add'>): Promise<OutputOf<'vehicles.add'>> {
  const { catalogVehicleId, source = 'picker', vin } = ctx.input.body;
  const vehicle = await chosenVehicle(ctx, catalogVehicleId, source, vin);
  const garage = garageSetting(ctx);
  if (garage) {
    await addVehicle(garage, vehicle, { isPreferred: false });
    await followGarage(ctx, garage, ctx.session.state?.vehicle?.map.vehicleId ?? catalogVehicleId);
  } else await ctx.session.setVehicle(vehicle);
  return list(ctx);
}

async function updatePreferred(
  ctx: RouteContext<'vehicles.updatePreferred'>,
): Promise<OutputOf<'vehicles.updatePreferred'>> {
  const { catalogVehicleId, vehicleId, source = 'picker', vin } = ctx.input.body ?? {};
  const vehicle = await chosenVehicle(ctx, catalogVehicleId ?? vehicleId ?? '', source, vin);
  const garage = garageSetting(ctx);
  if (!garage) {
    await ctx.session.setVehicle(vehicle);
    return { vehicleMap: wordVehicle(ctx.market, vehicle.map) };
  }
  await addVehicle(garage, vehicle, { isPreferred: true });
  const kept = await followGarage(ctx, garage, vehicle.map.vehicleId);
  return { vehicleMap: wordVehicle(ctx.market, (kept ?? vehicle).map) };
}

/** The session's vehicle as the garage knows it: its answers, and how many vehicles there are (VEHST-010). */
async function followGarage(
  ctx: CallContext,
  garage: GarageSetting,
  vehicleId: string,
): Promise<SessionVehicle | undefined> {
  const vehicle = (await garageOf(garage)).find(({ map }) => map.vehicleId === vehicleId);
  if (vehicle) {
    await ctx.session.setVehicle(vehicle);
    await answerLines(ctx, vehicle);
  }
  return vehicle;
}

async function clearPreferred(ctx: CallContext): Promise<OutputOf<'vehicles.clearPreferred'>> {
  const { db, session } = ctx;
  const customerId = customerIdOf(ctx);
  if (customerId) await preferVehicle(db, customerId, null);
  if (session.state?.vehicle) await session.setVehicle(null);
  return { vehicleMap: null };
}

async function remove(ctx: RouteContext<'vehicles.remove'>): Promise<OutputOf<'vehicles.remove'>> {
  const { vehicleId } = ctx.input.params;
  const own = current(ctx);
  const garage = garageSetting(ctx);
  if (garage) await removeVehicle(garage, vehicleId);
  else if (own?.vehicleId !== vehicleId) throw new B2cError('error_vehicle_unknown');
  if (own?.vehicleId === vehicleId) await ctx.session.setVehicle(null);
  else if (garage && own) await followGarage(ctx, garage, own.vehicleId);
  return list(ctx);
}

async function answer(ctx: RouteContext<'vehicles.answer'>): Promise<OutputOf<'vehicles.answer'>> {
  const { session, input, db, market } = ctx;
  const own = session.state?.vehicle;
  const { questionId, value } = input.body;
  if (!own || !isQuestion(questionId)) throw new B2cError('error_vehicle_unknown');
  const { [questionId]: _before, ...others } = own.map.acesVehicleAttributes.vehicleQuestionsIds;
  const answers = value === null ? others : { ...others, [questionId]: value };
  const vehicleMap = { ...own.map, acesVehicleAttributes: { vehicleQuestionsIds: answers } };
  const answered = { source: own.source, map: vehicleMap };
  const customerId = customerIdOf(ctx);
  if (customerId) await keepAnswers(db, customerId, vehicleMap.vehicleId, answers);
  await session.setVehicle(answered);
  await answerLines(ctx, answered);
  return { vehicleMap: wordVehicle(market, vehicleMap) };
}
