import type { Formats } from '../../i18n/formats.ts';
import type { Mileage } from '../model/account.ts';

const unitName = { mi: 'mile', km: 'kilometer' } as const;

/** '45,000 mi'. */
export function mileageWords({ number }: Formats, { value, unit }: Mileage): string {
  return number(value, { style: 'unit', unit: unitName[unit] });
}
