import type { AddItemInput, Mutation, UpdateItemInput } from '@driveline/hooks';
import { cartMutations, shipmentTypes, storeMutations, vehicleMutations } from '@driveline/hooks';
import type { B2cClient, ShipmentType } from '@driveline/api';

/**
 * What a form with `data-intent` does. The browser's listener and the route action read the same row, so a
 * form works alike with script and without (decision 10).
 */
export type Intent<Input, Output> = {
  /** The form's fields as the mutation takes them. @throws RangeError when they make no sense. */
  readonly read: (form: FormData) => Input;
  readonly mutation: (client: B2cClient) => Mutation<Input, Output>;
  /** Where a page without script goes afterwards; unset means back to where the form stood. */
  readonly next?: string;
};

const intent = <Input, Output>(row: Intent<Input, Output>) => row;

/** Every change that a page offers as a form of its own. */
export const intents = {
  'add-to-cart': intent({ read: readAddItem, mutation: cartMutations.addItem, next: '/cart' }),
  'update-line': intent({ read: readUpdateItem, mutation: cartMutations.updateItem, next: '/cart' }),
  'remove-line': intent({
    read: (form) => ({ commerceItemId: textOf(form, 'commerceItemId') }),
    mutation: cartMutations.removeItem,
    next: '/cart',
  }),
  'set-store': intent({
    read: (form) => ({ storeNumber: textOf(form, 'storeNumber') }),
    mutation: storeMutations.setPreferredStore,
  }),
  'set-vehicle': intent({ read: readVehicle, mutation: vehicleMutations.setVehicle }),
  'clear-vehicle': intent({ read: () => undefined, mutation: vehicleMutations.clearVehicle }),
  'answer-fit': intent({
    read: (form) => ({
      questionId: textOf(form, 'questionId'),
      value: form.has('unknown') ? null : (optional(form, 'value') ?? null),
    }),
    mutation: vehicleMutations.answerQuestion,
  }),
} as const;

export type IntentName = keyof typeof intents;

export const isIntent = (name: unknown): name is IntentName =>
  typeof name === 'string' && Object.hasOwn(intents, name);

function readAddItem(form: FormData): AddItemInput {
  const storeNumber = optional(form, 'storeNumber');
  const shipmentType = shipmentTypeOf(form);
  const vehicleId = optional(form, 'vehicleId');
  return {
    skuNumber: textOf(form, 'skuNumber'),
    quantity: Math.max(quantityOf(form) ?? 1, 1),
    ...(storeNumber && { storeNumber }),
    ...(shipmentType && { shipmentType }),
    ...(vehicleId && { vehicleId }),
    // The product page's own 'I know' travels with the line (PLUS-005).
    ...(form.has('fitConfirmed') && { acceptsMisfit: true }),
  };
}

function readUpdateItem(form: FormData): UpdateItemInput {
  const shipmentType = shipmentTypeOf(form);
  const quantity = quantityOf(form);
  return {
    commerceItemId: textOf(form, 'commerceItemId'),
    ...(quantity !== undefined && { quantity }),
    ...(shipmentType && { shipmentType }),
  };
}

function readVehicle(form: FormData) {
  const source = optional(form, 'source') === 'vin' ? ('vin' as const) : ('picker' as const);
  const vehicleId = optional(form, 'vehicleId');
  return vehicleId ? { vehicleId, source } : { catalogVehicleId: textOf(form, 'catalogVehicleId'), source };
}

/** `way` as the components name it; `byWay` of a press that helps wins over what is chosen. */
function shipmentTypeOf(form: FormData): ShipmentType | undefined {
  return shipmentTypes[optional(form, 'byWay') ?? optional(form, 'way') ?? ''];
}

/**
 * The two buttons beside a quantity send `step` and count from the number in the field, which they leave at 1; a
 * press that takes what is there sends `take`. A typed 0 stays one.
 */
export function quantityOf(form: FormData): number | undefined {
  const typed = optional(form, 'take') ?? optional(form, 'quantity');
  if (typed === undefined) return undefined;
  const quantity = Number(typed) + Number(optional(form, 'step') ?? 0);
  if (!Number.isInteger(quantity)) throw new RangeError(`Quantity '${typed}' is no whole number.`);
  return Math.min(Math.max(quantity, typed === '0' ? 0 : 1), 99);
}

function optional(form: FormData, name: string): string | undefined {
  const value = form.get(name);
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function textOf(form: FormData, name: string): string {
  const value = optional(form, name);
  if (value === undefined) throw new RangeError(`The form lacks '${name}'.`);
  return value;
}
