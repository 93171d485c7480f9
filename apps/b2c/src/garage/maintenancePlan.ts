import type { OutputOf } from '@driveline/api/contract';
import { localized } from '../messages/localized.ts';
import { B2cError } from '../http/errors.ts';
import type { CallContext } from '../http/route.ts';
import { earliestToday } from '../clock/calendarDate.ts';
import { dueOf } from './maintenance.ts';
import { maintenanceRules, type MaintenanceRule } from './maintenanceData.ts';
import { servicesOf } from './serviceHistory.ts';
import { shelvesOf } from './shelves.ts';
import { fuelOf } from './vehicleFuel.ts';
import { ownVehicle } from './vehicleDetails.ts';

type Plan = OutputOf<'garage.maintenance'>;

const urgency = ['overdue', 'dueSoon', 'later', 'unrecorded'] as const;

/** ACCT-055: what a vehicle needs, the most urgent first. A vehicle without an engine needs no oil. */
export async function maintenancePlan(ctx: CallContext, vehicleId: string): Promise<Plan> {
  const { db, market, clock } = ctx;
  const vehicle = await ownVehicle(ctx, vehicleId);
  const fuel = await fuelOf(db, vehicle.vehicle_id, market.code);
  if (fuel === undefined) throw new B2cError('error_vehicle_unknown');
  const services = await servicesOf(db, vehicle);
  const shelves = await shelvesOf(db, market);
  const today = earliestToday(market, clock.now());
  const unit = market.units.distance;
  const use = { mileage: vehicle.mileage, since: vehicle.purchase_date };
  const interval = (rule: MaintenanceRule): Plan['intervals'][number] => {
    const done = services
      .filter(({ service_type }) => service_type === rule.id)
      .map(({ done_on, mileage }) => ({ date: done_on, mileage }));
    const due = dueOf({ mileage: rule.every[unit], months: rule.months }, use, done, today);
    return {
      intervalId: rule.id,
      serviceType: rule.id,
      name: localized(rule.names, market),
      everyMileage: rule.every[unit],
      everyMonths: rule.months,
      ...due,
      shopPath: shelves.get(rule.partType ?? '')?.path ?? null,
      guideId: rule.guide ?? null,
    };
  };
  const intervals = maintenanceRules.filter(({ fuels }) => !fuels || fuels.includes(fuel)).map(interval);
  intervals.sort((a, b) => urgency.indexOf(a.status) - urgency.indexOf(b.status));
  return { mileage: vehicle.mileage, mileageUnit: unit, intervals };
}
