import type { InputOf, OutputOf, VehicleMap } from '@driveline/api/contract';
import { vehicleById } from '../catalog/shopper.ts';
import { catalogWords } from '../catalog/catalogWords.ts';
import { localized } from '../catalog/localized.ts';
import { questions } from '../fitment/questions.ts';
import { B2cError } from '../http/errors.ts';
import { route, type CallContext, type RouteContext } from '../http/route.ts';
import type { B2cApp } from '../http/services.ts';
import { pickerChoices } from './pickerChoices.ts';
import { toVehicleMap } from './vehicleMap.ts';
import { vehiclesByVin } from './vehiclesByVin.ts';

/** API-063, API-064, API-093, API-094, API-097, VEHST-009, PLUS-003. A guest keeps one vehicle, in the session. */
export function vehicleRoutes(app: B2cApp): void {
  route(app, 'vehicles.catalog', choices, { cacheFor: 3600, forEveryone: true });
  route(app, 'vehicles.byVin', byVin);
  route(app, 'vehicles.current', (ctx) => ({ vehicleMap: current(ctx) }));
  route(app, 'vehicles.list', list);
  route(app, 'vehicles.updatePreferred', updatePreferred);
  route(app, 'vehicles.clearPreferred', async ({ session }) => {
    if (session.state?.vehicle) await session.setVehicle(null);
    return { vehicleMap: null };
  });
  route(app, 'vehicles.remove', async (ctx) => {
    if (current(ctx)?.vehicleId !== ctx.input.params.vehicleId) throw new B2cError('error_vehicle_unknown');
    await ctx.session.setVehicle(null);
    return { vehicles: [], vehicleCount: 0 };
  });
  route(app, 'vehicles.answer', answer);
}

const current = ({ session }: CallContext): VehicleMap | null => session.state?.vehicle?.map ?? null;

async function choices(ctx: RouteContext<'vehicles.catalog'>): Promise<OutputOf<'vehicles.catalog'>> {
  const { db, market, input } = ctx;
  const query: NonNullable<InputOf<'vehicles.catalog'>['query']> = input.query ?? {};
  const items = await pickerChoices(db, market.code, market.locale, input.params.level, {
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
  await ctx.limit('vin', { burst: 20, perMinute: 20 });
  const found = await vehiclesByVin(db, market.code, input.params.vin);
  if ('vehicles' in found) return { vehicles: found.vehicles.map((row) => toVehicleMap(market, row)) };
  if (found.failure === 'unknown') throw new B2cError('error_vin_unknown');
  if (found.failure === 'shape') throw new B2cError('error_vin_invalid', { field: 'vin' });
  const text = localized(catalogWords.vinCheckDigit, market.code);
  throw new B2cError('error_vin_invalid', { field: 'vin', text });
}

function list(ctx: CallContext): OutputOf<'vehicles.list'> {
  const own = current(ctx);
  return own ? { vehicles: [own], vehicleCount: 1 } : { vehicles: [], vehicleCount: 0 };
}

async function updatePreferred(
  ctx: RouteContext<'vehicles.updatePreferred'>,
): Promise<OutputOf<'vehicles.updatePreferred'>> {
  const { db, market, session, input } = ctx;
  const { catalogVehicleId, vehicleId, source = 'picker' } = input.body ?? {};
  const row = await vehicleById(db, market.code, catalogVehicleId ?? vehicleId ?? '');
  if (!row) throw new B2cError('error_vehicle_unknown');
  const own = current(ctx);
  // Choosing the same vehicle again keeps what was said of it.
  const answers =
    own?.catalogVehicleId === String(row.id) ? own.acesVehicleAttributes.vehicleQuestionsIds : {};
  const vehicleMap = toVehicleMap(market, row, answers);
  await session.setVehicle({ source, map: vehicleMap });
  return { vehicleMap };
}

async function answer({
  session,
  input,
}: RouteContext<'vehicles.answer'>): Promise<OutputOf<'vehicles.answer'>> {
  const own = session.state?.vehicle;
  const { questionId, value } = input.body;
  if (!own || !Object.hasOwn(questions, questionId)) throw new B2cError('error_vehicle_unknown');
  const { [questionId]: _before, ...others } = own.map.acesVehicleAttributes.vehicleQuestionsIds;
  const answers = value === null ? others : { ...others, [questionId]: value };
  const vehicleMap = { ...own.map, acesVehicleAttributes: { vehicleQuestionsIds: answers } };
  await session.setVehicle({ source: own.source, map: vehicleMap });
  return { vehicleMap };
}
