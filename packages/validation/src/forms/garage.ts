import { formatVin } from '../formats/formatVin.ts';
import { issue } from '../issue.ts';
import { calendarDate } from '../rules/calendarDate/calendarDate.ts';
import { cost } from '../rules/cost/cost.ts';
import { licensePlate } from '../rules/licensePlate/licensePlate.ts';
import { required } from '../rules/required/required.ts';
import { serialNumber } from '../rules/serialNumber/serialNumber.ts';
import { state } from '../rules/state/state.ts';
import { wholeNumber } from '../rules/wholeNumber/wholeNumber.ts';
import { defineForm, type Form, type FormField } from './form.ts';
import { freeText, optional } from './optional.ts';

const MAX_MILEAGE = 9_999_999;

/** `today` in the market's time zone, as `YYYY-MM-DD`: nothing was bought or done later. */
export type GarageFormOptions = { readonly today: string };

const mileage: FormField = {
  name: 'mileage',
  check: (value) => wholeNumber(value, 'mileage', { min: 0, max: MAX_MILEAGE }),
};

/** What an owner notes of a vehicle (VEHST-017): everything may stay empty. */
export function vehicleForm(
  options: GarageFormOptions & { readonly states: readonly { readonly code: string }[] },
): Form {
  return defineForm([
    freeText('nickname', 30),
    optional({ name: 'vin', check: serialNumber, normalize: formatVin }),
    optional({ name: 'licensePlate', check: licensePlate, maxLength: 10 }),
    optional({ name: 'state', check: (value) => state(value, options) }),
    optional(mileage),
    optional({ name: 'purchaseDate', check: (value) => calendarDate(value, { to: options.today }) }),
    freeText('colour', 30),
    freeText('note', 500),
  ]);
}

/** What a vehicle has run (ACCT-055). */
export function mileageForm(): Form {
  return defineForm([mileage]);
}

/** The serial number of a covered part; empty takes it back (ACCT-052, VALID-023). */
export function warrantyForm(): Form {
  return defineForm([optional({ name: 'serialNumber', check: serialNumber, normalize: formatVin })]);
}

/**
 * A service that was done (ACCT-054).
 * @param serviceTypes those that the server knows; any, where they are not at hand
 */
export function serviceItemForm({
  today,
  serviceTypes,
}: GarageFormOptions & { readonly serviceTypes?: readonly string[] }): Form {
  return defineForm([
    { name: 'date', check: (value) => calendarDate(value, { to: today }) },
    mileage,
    {
      name: 'serviceType',
      maxLength: 40,
      check: (value) =>
        required(value, 'serviceType') ??
        (serviceTypes && !serviceTypes.includes(value) ? issue('text.invalid') : undefined),
    },
    optional({ name: 'cost', check: cost, normalize: (value) => value.replace(',', '.') }),
    freeText('shop', 60),
    freeText('note', 500),
  ]);
}
