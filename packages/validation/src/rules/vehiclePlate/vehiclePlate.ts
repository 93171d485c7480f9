import { alphanumericsOf } from '../../characters.ts';
import { matchesMask } from '../../formats/applyMask.ts';
import { issue, type Issue } from '../../issue.ts';
import type { PlateOptions } from '../../options.ts';

/** A plate as it is sent and compared: capital letters and digits, without the signs between them. */
export const plateSent = (value: string): string => alphanumericsOf(value);

/** License plate by which a vehicle is found, in one of the market's formats, with their signs or without (PLUS-007). */
export function vehiclePlate(value: string, { formats, examples }: PlateOptions): Issue | undefined {
  const text = value.trim();
  if (text === '') return issue('required', {}, 'licensePlate');
  // A sign that no plate has makes it another text: 'ABC/1234' is refused, not repaired.
  const isPlate = !/[^0-9A-Za-z\s.-]/.test(text) && formats.some((format) => fits(plateSent(text), format));
  return isPlate ? undefined : issue('licensePlate.invalid', { example: examples.join(', ') });
}

const fits = (plate: string, format: string): boolean => matchesMask(plate, format.replace(/[^#A]/g, ''));
