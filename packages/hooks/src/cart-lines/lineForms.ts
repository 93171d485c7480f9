import type { InputOf } from '@driveline/api';
import { QUANTITY_MAX, shipmentTypes, type ShipmentType } from '@driveline/validation';
import type { AddItemInput, RemoveItemInput, UpdateItemInput } from '../cart/cartMutations.ts';
import { choicesIn } from '../models/choiceFields.ts';
import { optionalText, requiredText } from '../mutations/formText.ts';

// The forms of a cart as their mutations take them. All throw RangeError for a form that makes no sense.

/** 'Add to cart' of a product. */
export function readAddItem(form: FormData): AddItemInput {
  const storeNumber = optionalText(form, 'storeNumber');
  const shipmentType = shipmentTypeOf(form);
  const vehicleId = optionalText(form, 'vehicleId');
  return {
    skuNumber: requiredText(form, 'skuNumber'),
    quantity: Math.max(quantityOf(form) ?? 1, 1),
    ...(storeNumber && { storeNumber }),
    ...(shipmentType && { shipmentType }),
    ...(vehicleId && { vehicleId }),
    // The product page's own 'I know' travels with the line (PLUS-005).
    ...(form.has('fitConfirmed') && { acceptsMisfit: true }),
    ...chosenOptions(form),
  };
}

/** What was chosen for a configurable part: a field `options[<id>]` each (API-110). */
function chosenOptions(form: FormData): Pick<AddItemInput, 'options'> {
  const options = choicesIn(form);
  return options.length > 0 ? { options } : {};
}

/** Quantity or shipment type of a line. */
export function readUpdateItem(form: FormData): UpdateItemInput {
  const shipmentType = shipmentTypeOf(form);
  const quantity = quantityOf(form);
  const rest = restOf(form);
  return {
    commerceItemId: requiredText(form, 'commerceItemId'),
    ...(quantity !== undefined && { quantity }),
    ...(shipmentType && { shipmentType }),
    ...(rest && { rest }),
  };
}

/**
 * Pieces that come another way (PLUS-062): `split` of '2 3 regular' leaves two as they are and has three come so. Undefined
 * where the form splits none off.
 */
export function restOf(form: FormData): UpdateItemInput['rest'] {
  const [, pieces = '', way] = splitOf(form);
  const shipmentType = typeOf(way);
  return shipmentType && { quantity: wholeNumber(pieces), shipmentType };
}

const splitOf = (form: FormData) => optionalText(form, 'split')?.split(' ') ?? [];

/** The line that is removed or saved for later. */
export const readLine = (form: FormData): RemoveItemInput => ({
  commerceItemId: requiredText(form, 'commerceItemId'),
});

/** The line that is swapped, and the part in its place (CART-014). */
export const readSwap = (form: FormData): InputOf<'cart.swapItem'>['body'] => ({
  ...readLine(form),
  skuNumber: requiredText(form, 'skuNumber'),
});

/** The saved part that is moved or removed (CART-013). */
export const readSaved = (form: FormData): InputOf<'cart.moveSaved'>['params'] => ({
  savedItemId: requiredText(form, 'savedItemId'),
});

/** A store that is chosen, and the postal code by which it was found (PLUS-060). */
export function readStoreChoice(form: FormData): InputOf<'stores.setPreferred'>['body'] {
  const postalCode = optionalText(form, 'postalCode');
  return { storeNumber: requiredText(form, 'storeNumber'), ...(postalCode && { postalCode }) };
}

/** `takeBy` of a press that helps wins over what is chosen. */
const shipmentTypeOf = (form: FormData): ShipmentType | undefined =>
  typeOf(optionalText(form, 'takeBy') ?? optionalText(form, 'shipmentType'));

const typeOf = (asked: string | undefined) => shipmentTypes.find((type) => type === asked);

/**
 * The two buttons beside a quantity send `step` and count from the number in the field, which they leave at 1; a
 * press that takes what is there sends `take`, or `split`. A typed 0 stays one.
 */
export function quantityOf(form: FormData): number | undefined {
  const typed = optionalText(form, 'take') ?? splitOf(form)[0] ?? optionalText(form, 'quantity');
  if (typed === undefined) return undefined;
  const quantity = wholeNumber(typed, Number(optionalText(form, 'step') ?? 0));
  return Math.min(Math.max(quantity, typed === '0' ? 0 : 1), QUANTITY_MAX);
}

function wholeNumber(typed: string, step = 0): number {
  const quantity = Number(typed) + step;
  if (!Number.isInteger(quantity)) throw new RangeError(`Quantity '${typed}' is no whole number.`);
  return quantity;
}
