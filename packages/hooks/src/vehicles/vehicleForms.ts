import type { InputOf } from '@driveline/api';
import { optionalText, requiredText } from '../mutations/formText.ts';

// The forms of a vehicle as their mutations take them. All throw RangeError for a form that makes no sense.

/** A saved vehicle, or one of the catalogue with where it was found. */
export function readVehicleChoice(form: FormData): InputOf<'vehicles.updatePreferred'>['body'] {
  const source = optionalText(form, 'source') === 'vin' ? 'vin' : 'picker';
  const vehicleId = optionalText(form, 'vehicleId');
  const vin = source === 'vin' ? optionalText(form, 'vin') : undefined;
  return vehicleId
    ? { vehicleId, source }
    : { catalogVehicleId: requiredText(form, 'catalogVehicleId'), source, ...(vin && { vin }) };
}

/** What an owner says of the vehicle; 'I don't know' takes an answer back (PLUS-003). */
export const readFitAnswer = (form: FormData): InputOf<'vehicles.answer'>['body'] => ({
  questionId: requiredText(form, 'questionId'),
  value: form.has('unknown') ? null : (optionalText(form, 'value') ?? null),
});
