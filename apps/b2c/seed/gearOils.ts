import { asking } from './asking.ts';
import { conditions, isAsked, type Vehicle } from './conditions.ts';
import { isHybrid } from './engineLines.ts';
import { gearOilRule, type GearPlace } from './rearAxles.ts';
import type { Qualifier } from '../src/fitment/fitModel.ts';

/** What one of the gears of a vehicle is filled with. */
export interface GearOil {
  place: GearPlace;
  grade: string;
  litres: number;
  /** What only the owner knows of a car that was sold with it and without. */
  ask: Qualifier | null;
}

const tenth = (litres: number) => Math.round(litres * 10) / 10;

/** A car that drives its front wheels, or has its engine at the rear ones, and shifts by itself has neither of the two. */
export function gearOilsOf(vehicle: Vehicle): readonly GearOil[] {
  if (!conditions['burns']!(vehicle)) return [];
  return [...atRearAxle(vehicle), ...inGearbox(vehicle)];
}

function atRearAxle(vehicle: Vehicle): readonly GearOil[] {
  const { sheet, engine } = vehicle;
  const axle = sheet.rearAxle(engine);
  // Where the front wheels drive first, a motor of its own drives the rear ones of most hybrids.
  if (axle === 'never' || axle === 'rear' || (axle === '4wd' && isHybrid(engine))) return [];
  const isOpen = axle === '4wd' && isAsked('drive', vehicle);
  if (axle === '4wd' && !isOpen && sheet.drive(engine) !== '4wd') return [];
  const grade = gearOilRule('rearAxle', sheet);
  if (grade === null) return [];
  // Under a pickup it carries the load; that of a car whose front wheels drive first is small.
  const litres = tenth(axle === '4wd' ? 0.8 : 0.7 + 0.9 * sheet.classSize + 1.6 * sheet.classSize ** 4);
  return [{ place: 'rearAxle', grade, litres, ask: isOpen ? asking('drive', '4wd') : null }];
}

function inGearbox(vehicle: Vehicle): readonly GearOil[] {
  const { sheet } = vehicle;
  if (!conditions['manual']!(vehicle)) return [];
  const grade = gearOilRule('gearbox', sheet);
  if (grade === null) return [];
  const ask = isAsked('transmission', vehicle) ? asking('transmission', 'manual') : null;
  return [{ place: 'gearbox', grade, litres: tenth(1.7 + 1.4 * sheet.classSize), ask }];
}
