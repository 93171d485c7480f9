import { isB2cError, type ShipmentType } from '@driveline/api';
import { QUANTITY_MAX, shipmentTypes } from '@driveline/validation';
import { optionalText } from '../mutations/formText.ts';
import { writeChoices } from './choiceFields.ts';
import { readShipmentType } from '../shipments/shipments.ts';

/** What helps where fewer are there than were asked for (PLUS-062). */
export interface ShownRemedy {
  asked: number;
  /** How many can be had; absent where none can be added. */
  quantity?: number;
  /** Another type, which brings all of them. */
  shipmentType?: ShipmentType;
  /** Of a pickup: by which the rest comes. */
  restBy?: ShipmentType;
  /** What the server said of it. */
  message?: string;
}

/** What a refusal offers in place of the quantity that was asked for. */
export function remedyOf(error: unknown, asked: number | undefined): ShownRemedy | undefined {
  if (!isB2cError(error) || !error.remedy || asked === undefined) return undefined;
  const { message, remedy } = error;
  const { quantity, shipmentType, restBy } = remedy;
  return {
    asked,
    ...(message && { message }),
    ...(quantity && { quantity }),
    ...(shipmentType && { shipmentType: readShipmentType(shipmentType) }),
    ...(restBy && { restBy: readShipmentType(restBy) }),
  };
}

const countIn = (query: URLSearchParams, name: string) => {
  const count = Number(query.get(name));
  return Number.isInteger(count) && count >= 1 && count <= QUANTITY_MAX ? count : undefined;
};

/** Postal code that the address asks for, before anything keeps one (PLUS-017). */
export const askedPlace = (query: URLSearchParams) => query.get('postalCode') || undefined;

/** The quantity that an address asks for. */
export const askedQuantity = (query: URLSearchParams) => countIn(query, 'quantity');

/** The way that an address asks for: of a form that was refused. */
export const askedWay = (query: URLSearchParams) =>
  shipmentTypes.find((each) => each === query.get('shipmentType'));

/** Of an address of a part's page, what a shopper has chosen there: the quantity, the way and options, or nothing. */
export function askedPurchase(query: URLSearchParams): string {
  const kept = new URLSearchParams();
  const quantity = askedQuantity(query);
  if (quantity) kept.set('quantity', `${quantity}`);
  writeWay(kept, askedWay(query));
  writeChoices(kept, query);
  return kept.size > 0 ? `?${kept}` : '';
}

function writeWay(query: URLSearchParams, way: string | undefined): void {
  if (way) query.set('shipmentType', way);
  else query.delete('shipmentType');
}

/**
 * A remedy as an address carries it for a page without script, by the names of the form's fields, and back.
 * @param line of the cart that it is for
 */
export function writeRemedy(
  query: URLSearchParams,
  { asked, quantity, shipmentType, restBy }: ShownRemedy,
  line?: string,
): void {
  query.set('quantity', `${asked}`);
  if (quantity) query.set('take', `${quantity}`);
  if (shipmentType) query.set('takeBy', shipmentType);
  if (restBy) query.set('restBy', restBy);
  if (line) query.set('line', line);
}

const ofEarlier = ['take', 'takeBy', 'restBy', 'line', 'told', 'typed'];

/**
 * A refusal in the address that leads back to its form, in place of an earlier one and all that was said of that.
 * @param form names in `line` the line or part that tells of its remedy itself: then nothing else on the page does
 */
export function writeRefusal(
  query: URLSearchParams,
  key: string,
  form?: FormData,
  remedy?: ShownRemedy,
): void {
  for (const name of ofEarlier) query.delete(name);
  query.set('notice', key);
  const place = form && optionalText(form, 'line');
  // The page of a part has quantity, way and choices from the address: what was typed stays.
  const added = place && optionalText(form, 'skuNumber') === place && optionalText(form, 'quantity');
  writeChoices(query, added ? form : []);
  writeWay(query, added ? optionalText(form, 'shipmentType') : undefined);
  // A page opens with no more than a line may have.
  if (added) query.set('quantity', `${Math.min(Number(added), QUANTITY_MAX)}`);
  if (!remedy) return;
  writeRemedy(query, remedy, place ?? (form && optionalText(form, 'commerceItemId')));
  if (place) query.set('told', '1');
}

/** @param message what the server said of it, which no address carries */
export function readRemedy(query: URLSearchParams, line?: string, message?: string): ShownRemedy | undefined {
  const [asked, quantity] = [countIn(query, 'quantity'), countIn(query, 'take')];
  if (asked === undefined || (quantity === undefined && !query.has('takeBy'))) return undefined;
  if ((query.get('line') ?? undefined) !== line) return undefined;
  const typeIn = (name: string) => shipmentTypes.find((each) => each === query.get(name));
  const [shipmentType, restBy] = [typeIn('takeBy'), typeIn('restBy')];
  return {
    asked,
    ...(quantity && { quantity }),
    ...(shipmentType && { shipmentType }),
    ...(restBy && { restBy }),
    ...(message && { message }),
  };
}
