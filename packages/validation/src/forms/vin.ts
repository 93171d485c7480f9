import { formatVin } from '../formats/formatVin.ts';
import { vin } from '../rules/vin/vin.ts';
import { defineForm, type Form } from './form.ts';

/** The VIN by which a vehicle is found (VALID-022). First pages have it, and none of an owner's other forms. */
export function vinForm(): Form {
  return defineForm([{ name: 'vin', check: vin, normalize: formatVin }]);
}
