import type { OutputOf } from '@driveline/api/contract';
import { B2cError } from '../http/errors.ts';
import { route, type RouteContext } from '../http/route.ts';
import type { B2cApp } from '../http/services.ts';
import { maintenancePlan } from './maintenancePlan.ts';
import { guideFor, treeFor } from './repairGuides.ts';
import { addService, changeService, listServices, removeService } from './serviceHistory.ts';
import { shelvesOf } from './shelves.ts';
import { changeDetails, readDetails } from './vehicleDetails.ts';
import { fuelOf } from './vehicleFuel.ts';

/** API-095, API-096, API-098, ACCT-055. */
export function garageRoutes(app: B2cApp): void {
  route(app, 'vehicles.details', (ctx) => readDetails(ctx, ctx.input.params.vehicleId));
  route(app, 'vehicles.updateDetails', (ctx) =>
    changeDetails(ctx, ctx.input.params.vehicleId, ctx.input.body ?? {}),
  );
  route(app, 'garage.services', (ctx) => listServices(ctx, ctx.input.params.vehicleId));
  route(app, 'garage.addService', (ctx) => addService(ctx, ctx.input.params.vehicleId, ctx.input.body));
  route(app, 'garage.updateService', (ctx) => changeService(ctx, ctx.input.params, ctx.input.body));
  route(app, 'garage.removeService', (ctx) => removeService(ctx, ctx.input.params));
  route(app, 'garage.maintenance', (ctx) => maintenancePlan(ctx, ctx.input.params.vehicleId));
  // Asked for by vehicle and not by shopper, so it is the same for everyone.
  route(app, 'garage.repairGuide', repairGuide, { readsCatalog: true, cacheFor: 3600, forEveryone: true });
}

async function repairGuide(ctx: RouteContext<'garage.repairGuide'>): Promise<OutputOf<'garage.repairGuide'>> {
  const { db, market } = ctx;
  const { vehicleId, guideId } = ctx.input.query ?? {};
  const fuel = vehicleId === undefined ? undefined : await fuelOfVehicle(ctx, vehicleId);
  const guides = treeFor(market, fuel);
  if (guideId === undefined) return { guides };
  const content = guideFor(market, fuel, guideId, await shelvesOf(db, market));
  if (!content) throw new B2cError('error_guide_unknown');
  return { guides, content };
}

async function fuelOfVehicle(
  { db, market }: RouteContext<'garage.repairGuide'>,
  vehicleId: string,
): Promise<string> {
  const fuel = /^\d{1,9}$/.test(vehicleId) ? await fuelOf(db, Number(vehicleId), market.code) : undefined;
  if (fuel === undefined) throw new B2cError('error_vehicle_unknown');
  return fuel;
}
