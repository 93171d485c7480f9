import { fillsOf, type Fill, type VehicleOfYear } from '../seed/fluids.ts';
import type { PartTypeSeed } from '../seed/seedData.ts';

/** What a vehicle takes of a fluid that it has at one place. */
export const fillOf = (type: PartTypeSeed, vehicle: VehicleOfYear): Fill | null =>
  fillsOf(type, vehicle)[0] ?? null;
