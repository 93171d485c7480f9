import type { VehicleClass } from './platforms.ts';
import type { ClassRanges, Engine, MakeFacts } from './sheet.ts';

/** Built alike all over the world: their batteries are no maker's own. */
const subcompacts: ReadonlySet<VehicleClass> = new Set(['city', 'small', 'pus']);

/** Group size of a battery that nobody wrote down. */
export function batteryOf(
  vehicleClass: VehicleClass,
  start: number,
  { batteries }: ClassRanges,
  facts: MakeFacts,
  { litres, cylinders, fuel }: Engine,
): string {
  if (vehicleClass === 'pu' && start < 2008)
    return facts.group === 'ford' ? '65' : facts.group === 'gm' ? '78' : '34';
  const [until = 0, small = '', large = ''] = facts.earlyBatteries ?? [];
  if (start < until && !subcompacts.has(vehicleClass)) return litres >= 3.5 || cylinders >= 8 ? large : small;
  const liked = facts.batteries.filter((size) => batteries.includes(size));
  const list = liked.length > 0 ? liked : batteries;
  return list[litres >= 3 || cylinders >= 6 || fuel === 'diesel' ? list.length - 1 : 0]!;
}

/** Of the same pickup the diesel has the larger one. */
export const ampereHoursOf = ({ ah }: ClassRanges, { litres, fuel }: Engine): number => {
  if (fuel === 'diesel') return Math.max(70, ah);
  return litres <= 1.05 ? Math.min(ah, 50) : ah <= 50 && litres >= 1.5 ? 60 : Math.min(ah, 70);
};
