import { alphanumericsOf } from '../characters.ts';

/** Formats a VIN or serial number as it grows: capital letters and digits, nothing between them. */
export function formatVin(value: string): string {
  return alphanumericsOf(value);
}
