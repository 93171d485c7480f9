import type { PlateOptions } from '../options.ts';
import { vehiclePlate } from '../rules/vehiclePlate/vehiclePlate.ts';
import { defineForm, type Form } from './form.ts';

/** The plate by which a vehicle is found, in a market that finds them so (PLUS-007). */
export function plateForm(options: PlateOptions): Form {
  return defineForm([{ name: 'plate', check: (value) => vehiclePlate(value, options) }]);
}
