import { VEHICLE_LABEL_LIMIT } from '../constants.ts';

/** VEHST-003: the vehicle's name without its year, make and model, each removed once. */
export function engineText(vehicle: {
  readonly vehicleName: string;
  readonly year: string;
  readonly make: string;
  readonly model: string;
}): string {
  const { vehicleName, year, make, model } = vehicle;
  return [year, make, model].reduce(withoutOnce, vehicleName).replace(/\s+/g, ' ').trim();
}

function withoutOnce(text: string, part: string): string {
  const at = part === '' ? -1 : text.toLowerCase().indexOf(part.toLowerCase());
  return at < 0 ? text : text.slice(0, at) + text.slice(at + part.length);
}

/** SHELL-018: the name on the button, cut to 50 characters without an ellipsis; empty when none is saved. */
export function vehicleLabel(vehicle: { readonly vehicleName: string } | null | undefined): string {
  return [...(vehicle?.vehicleName ?? '')].slice(0, VEHICLE_LABEL_LIMIT).join('').trimEnd();
}
